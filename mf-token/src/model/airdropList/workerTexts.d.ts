/** The script of a worker with all that it needs, see packages/federation/webpack/workerText.mjs. */
declare module '*.worker.ts?text' {
  const text: string;
  export default text;
}
