import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const WORKER = fileURLToPath(new URL('worker.mjs', import.meta.url));
/** A process with more is ended: what jest keeps of every run adds up. */
const MOST_MEMORY = 1_500_000_000;
const QUESTION_LIMIT_MS = 300_000;

/** Processes that run tests; each does one piece of work at a time. */
export class Workers {
  #files;

  /** @param {readonly string[]} files that have mutants */
  constructor(files) {
    this.#files = JSON.stringify(files);
  }

  /** A process that is ready. */
  async #start() {
    const child = fork(WORKER, [this.#files], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    let said = '';
    child.stderr.on('data', (data) => {
      said += data;
    });
    await new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.once('exit', () => reject(new Error(`The process that runs the tests has ended:\n${said}`)));
    });
    return child;
  }

  /** Does one piece; `failure` is `late` where it took longer than its limit, `ended` where it ended the process. */
  async #answer(child, { limitMs, ...work }) {
    return new Promise((resolve, reject) => {
      const end = (answer) => {
        clearTimeout(timer);
        child.off('message', end);
        child.off('exit', onExit);
        if (answer.error) reject(new Error(answer.error));
        else resolve(answer);
      };
      const onExit = () => end({ failure: 'ended', isOver: true });
      const timer = setTimeout(() => {
        child.kill('SIGKILL');
        end({ failure: 'late', isOver: true });
      }, limitMs);
      child.once('message', end);
      child.once('exit', onExit);
      child.send(work);
    });
  }

  /** Paths of the tests that need the files. */
  async related() {
    const child = await this.#start();
    const { paths } = await this.#answer(child, { isQuestion: true, limitMs: QUESTION_LIMIT_MS });
    child.kill();
    return paths;
  }

  /**
   * Takes pieces of work off a list, as many at once, until it is empty or `isOver`.
   * @template Work
   * @param {Work[]} list of `{ tests, mutant?, limitMs }`
   * @param {(work: Work, answer: { failure: string | null, reached: string[], ms: number }) => void} onAnswer
   */
  async run(list, { jobs, isOver = () => false, onAnswer }) {
    const loop = async () => {
      let ready;
      while (list.length > 0 && !isOver()) {
        // taken before anything is waited for: the last piece may be another process's by then
        const work = list.shift();
        ready ??= await this.#start();
        const { isOver: hasEnded, memory, ...answer } = await this.#answer(ready, work);
        onAnswer(work, answer);
        if (!hasEnded && memory < MOST_MEMORY) continue;
        ready.kill();
        ready = undefined;
      }
      ready?.kill();
    };
    await Promise.all(Array.from({ length: Math.min(jobs, list.length) }, loop));
  }
}
