import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { HostileRequest } from './hostileRequests.ts';
import { readMetrics } from './readMetrics.ts';

/** What one request did to the server, and what its answer showed. */
export interface Harm {
  /** Seconds for which the server computed in one piece. */
  blocked: number;
  /** Milliseconds for which health waited because of it. */
  health: number;
  /** Milliseconds for which health waited by the clock, whatever else the machine did. */
  healthByClock: number;
  /** Bytes by which memory grew. */
  memory: number;
  /** What is wrong with the answer. */
  faults: readonly string[];
}

type Measure = Exclude<keyof Harm, 'faults'>;

/** What a request may do. */
const MOST: Readonly<Record<Measure, number>> = { blocked: 0.25, health: 100, healthByClock: 2000, memory: 50e6 };
export const MEASURES = Object.keys(MOST) as readonly Measure[];

/** The bars that a request has missed, none where all is well. */
export const missedBars = (harm: Harm): string[] => [
  ...MEASURES.filter((measure) => harm[measure] >= MOST[measure]).map(
    (measure) => `${measure} ${harm[measure]}, allowed are ${MOST[measure]}`,
  ),
  ...harm.faults,
];

/** What no stranger should read: where files are, what runs there, how it is written. */
const INTERNALS =
  /node_modules|file:|\.ts\b|\n\s*at |TypeError|RangeError|SyntaxError|Cannot read|is not (?:a function|iterable)|call stack|Unexpected token|select |invalid byte|syntax error at|relation "|column "|statement timeout|pglite|drizzle|ECONN|\[object/i;
const MOST_LETTERS = 301;
const STATUSES: readonly number[] = [200, 400, 413];

/** Removes what a visitor sent, which is between quotation marks. */
const withoutQuotes = (message: string) => message.replace(/"(?:[^"\\]|\\.)*"/gs, '""');

/** How often a request is sent until it is believed to do harm. */
const TIMES = 10;

/** A visitor of an indexer who sends hostile requests one by one, and measures what each of them does. */
export class HostileStranger {
  readonly #url: string;
  readonly #otherUrl: string;
  readonly #other: ChildProcess;
  #last: { memory: number; cpu: number };
  #withData = 0;

  private constructor(url: string, otherUrl: string, other: ChildProcess) {
    [this.#url, this.#otherUrl, this.#other] = [url, otherUrl, other];
    this.#last = { memory: Number.POSITIVE_INFINITY, cpu: 0 };
  }

  /** @param port for a server that does nothing: where it is slow, too, the machine is */
  static async come(url: string, port: number): Promise<HostileStranger> {
    const other = spawn(process.execPath, [
      '-e',
      `require('node:http').createServer((_, answer) => answer.end()).listen(${port}, '127.0.0.1', () => console.log('ready'))`,
    ]);
    await once(other.stdout as NodeJS.ReadableStream, 'data');
    const stranger = new HostileStranger(url, `http://127.0.0.1:${port}/`, other);
    stranger.#last = await stranger.#measured();
    return stranger;
  }

  go(): void {
    this.#other.kill();
  }

  /** Resident memory of the server after the last request, bytes. */
  get memory(): number {
    return this.#last.memory;
  }

  /** How many requests were answered with data. */
  get withData(): number {
    return this.#withData;
  }

  /**
   * Sends a request, asks for health until it is answered, and returns what it did. A request that missed a bar is sent again,
   * and each measure is the minimum of all attempts: load by others on this machine, or a garbage collection that was due, is
   * not caused by the request and does not happen again.
   */
  async send(request: HostileRequest): Promise<Harm> {
    const harm = await this.#sendOnce(request);
    const faults = new Set(harm.faults);
    for (let again = 1; again < TIMES && missedBars(harm).length > 0; again++) {
      const next = await this.#sendOnce(request);
      for (const measure of MEASURES) harm[measure] = Math.min(harm[measure], next[measure]);
      for (const fault of next.faults) faults.add(fault);
    }
    return { ...harm, faults: [...faults] };
  }

  async #sendOnce(request: HostileRequest): Promise<Harm> {
    let isAnswered = false;
    const answered = this.#answerTo(request).finally(() => {
      isAnswered = true;
    });
    const [faults, health] = await Promise.all([answered, this.#worstHealthUntil(() => isAnswered)]);
    const now = await this.#measured();
    const harm = {
      blocked: now.blocked,
      // what others on this machine do is not what the request did: the server had the processor for this long at most
      health: Math.min(health.more - now.waited * 1000, (now.cpu - this.#last.cpu) * 1000),
      healthByClock: health.more,
      memory: now.memory - this.#last.memory,
      faults: [...faults, ...(health.status === 200 ? [] : [`health answers ${health.status}`])],
    };
    this.#last = now;
    return harm;
  }

  async #answerTo({ endpoint, method, text }: HostileRequest): Promise<string[]> {
    const response = await fetch(
      `${this.#url}/subgraphs/name/${endpoint}${method === 'GET' ? `?${text}` : ''}`,
      method === 'GET' ? {} : { method, body: text, headers: { 'content-type': 'application/json' } },
    );
    const body = (await response.json()) as { data?: unknown; errors?: { message: string }[] };
    if (body.data) this.#withData += 1;
    return [
      ...(STATUSES.includes(response.status) ? [] : [`the answer has the status ${response.status}`]),
      ...((body.errors ?? body.data) === undefined ? ['the answer has neither data nor errors'] : []),
      ...(body.errors ?? []).flatMap(({ message }) => faultsOf(message)),
    ];
  }

  async #worstHealthUntil(isOver: () => boolean): Promise<{ status: number; more: number }> {
    let worst = await this.#healthMeanwhile();
    while (!isOver()) {
      const next = await this.#healthMeanwhile();
      worst = { status: Math.max(worst.status, next.status), more: Math.max(worst.more, next.more) };
    }
    return worst;
  }

  async #healthMeanwhile(): Promise<{ status: number; more: number }> {
    const [health, other] = await Promise.all([timed(`${this.#url}/subgraphs/health`), timed(this.#otherUrl)]);
    return { status: health.status, more: health.ms - other.ms };
  }

  async #measured() {
    const { value } = await readMetrics(`${this.#url}/metrics/rab`);
    const blocked = value('rab_event_loop_blocked_seconds{measure="computing"}');
    const waited = value('rab_event_loop_blocked_seconds{measure="clock"}') - blocked;
    return { blocked, waited, memory: value('rab_memory_bytes'), cpu: value('rab_cpu_seconds_total') };
  }
}

const faultsOf = (message: string): string[] => {
  const said = withoutQuotes(message);
  const isWrong = {
    'an error shows the inside': INTERNALS.test(said),
    'an error is more than a sentence': /[.!?]\s+\p{Lu}/u.test(said) || /[\n\r]/.test(message),
    'an error says nothing': message.length === 0,
    'an error is too long': message.length > MOST_LETTERS,
  };
  return Object.entries(isWrong).flatMap(([fault, found]) => (found ? [`${fault}: ${message}`] : []));
};

async function timed(url: string) {
  const start = performance.now();
  const { status } = await fetch(url);
  return { status, ms: performance.now() - start };
}
