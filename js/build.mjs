// Bundles js/src/widget.tsx and the style sheet it imports into magnumsal_widget/static/.
//
//   node js/build.mjs            for release: minified
//   node js/build.mjs --watch    for work: readable, with source maps, again at every change
//                                (JupyterLab started with ANYWIDGET_HMR=1 then reloads the board in place)
import * as esbuild from "esbuild";

const watch = process.argv.includes("--watch");

/** @type {import("esbuild").BuildOptions} */
const options = {
  entryPoints: { widget: "js/src/widget.tsx" },
  outdir: "magnumsal_widget/static",
  bundle: true,
  format: "esm",
  target: ["es2022"],
  minify: !watch,
  sourcemap: watch ? "inline" : false,
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".svg": "text" },
  legalComments: "none",
  define: { "process.env.NODE_ENV": watch ? '"development"' : '"production"' },
  logLevel: "info",
};

if (watch) {
  const context = await esbuild.context(options);
  await context.watch();
} else {
  await esbuild.build(options);
}
