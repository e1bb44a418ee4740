/** The stack's few lines on the console, each with the seconds since the start. */
export class Progress {
  readonly #start = Date.now();

  say(line: string): void {
    console.log(`${((Date.now() - this.#start) / 1000).toFixed(1).padStart(6)} s  ${line}`);
  }
}
