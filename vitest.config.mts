import { defineConfig } from "vitest/config";

export default defineConfig({
  // The same JSX as esbuild makes for the bundle.
  esbuild: { jsx: "automatic", jsxImportSource: "preact" },
  test: {
    environment: "happy-dom",
    include: ["js/test/**/*.test.{ts,tsx}"],
  },
});
