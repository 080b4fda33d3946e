// What js/build.mjs makes of files that are not TypeScript.

declare module "*.css";

declare module "*.svg" {
  const text: string;
  export default text;
}
