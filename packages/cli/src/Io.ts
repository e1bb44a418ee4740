/** Where a command reads its environment and writes its answer. */
export interface Io {
  env: NodeJS.ProcessEnv;
  /** One line to standard output. */
  print: (line: string) => void;
  /** One line to standard error. */
  complain: (line: string) => void;
}
