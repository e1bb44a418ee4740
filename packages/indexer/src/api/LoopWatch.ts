const STEP_MS = 20;

/** How long the event loop was held up at a time, in seconds. */
export interface LongestBlock {
  /** By the clock: what others had to wait. */
  clock: number;
  /** What of it this process was computing: less than the clock where other programs had the processor. */
  computing: number;
}

/**
 * Finds out the longest time for which nothing else came to its turn. `monitorEventLoopDelay` of Node does not: after its
 * `reset()` it loses what begins before its next step, which is just what a request does that follows the last reading.
 */
export class LoopWatch {
  #longest: LongestBlock = { clock: 0, computing: 0 };
  #at = performance.now();
  #cpu = process.cpuUsage();

  /** Begins to watch; does not keep the process alive. */
  start(): void {
    setInterval(() => this.#look(), STEP_MS).unref();
  }

  #look(): void {
    const [at, cpu] = [performance.now(), process.cpuUsage(this.#cpu)];
    const clock = Math.max(0, at - this.#at - STEP_MS) / 1000;
    const computing = Math.min(clock, (cpu.user + cpu.system) / 1e6);
    this.#longest = {
      clock: Math.max(this.#longest.clock, clock),
      computing: Math.max(this.#longest.computing, computing),
    };
    [this.#at, this.#cpu] = [at, process.cpuUsage()];
  }

  /** The longest since it was asked for last. */
  take(): LongestBlock {
    this.#look();
    const longest = this.#longest;
    this.#longest = { clock: 0, computing: 0 };
    return longest;
  }
}
