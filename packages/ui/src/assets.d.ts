/** Files that a build emits; the import is their address. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
