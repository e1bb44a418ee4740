/** The compiler, which has no types: standard JSON in and out. */
declare module 'solc' {
  const solc: { compile(input: string): string };
  export default solc;
}
