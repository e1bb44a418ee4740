import { type MeasuredQuery, measuredQueries } from './queries.ts';
import { RunningIndexer } from './RunningIndexer.ts';

const PORT = 9556;
const REQUESTS = 200;
/** The most that is allowed. */
const MAX_P95_MS = 50;
const MAX_MEMORY_MB = 1200;
const MAX_RESTART_S = 10;

/**
 * Indexes the chain into an empty database, asks every query of the front end, restarts; prints what it took.
 * @param env settings of the indexer
 * @param crowd chain time, and how many tokens are named
 * @returns whether every bar was met
 */
export async function measureIndexer(
  env: Record<string, string>,
  crowd: { now: bigint; tokens: number },
): Promise<boolean> {
  let isMet = true;
  const line = (text: string, isGood = true) => {
    isMet &&= isGood;
    console.log(isGood ? text : `${text}   <- above the bar`);
  };
  let started = performance.now();
  const since = () => (performance.now() - started) / 1000;
  let indexer = new RunningIndexer(PORT, env);
  try {
    await indexer.caughtUp();
    const events = await indexer.events();
    line(`caught up in ${since().toFixed(1)} s: ${events} events, ${Math.round(events / since())} a second`);

    for (const query of await measuredQueries(indexer, crowd)) {
      const { p50, p95, rows } = await timesOf(indexer, query);
      const times = `p50 ${p50.toFixed(1).padStart(6)} ms   p95 ${p95.toFixed(1).padStart(6)} ms`;
      line(`${query.name.padEnd(40)} ${times}   ${rows.toFixed(1).padStart(5)} rows`, p95 <= MAX_P95_MS);
    }
    const memory = indexer.peakMemory();
    line(`most memory ${memory.toFixed(0)} MB`, memory <= MAX_MEMORY_MB);

    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      await indexer.stop(signal);
      started = performance.now();
      indexer = new RunningIndexer(PORT, env);
      await indexer.firstAnswer('lock', '{ lockEntities(first: 10) { id } }');
      const first = since();
      await indexer.caughtUp();
      const text = `restart after ${signal}: first answer in ${first.toFixed(1)} s, caught up in ${since().toFixed(1)} s`;
      line(text, first <= MAX_RESTART_S);
    }
  } finally {
    await indexer.stop('SIGTERM');
  }
  return isMet;
}

/** Milliseconds of one client's requests, one after another, and the rows of an answer on average. */
async function timesOf(indexer: RunningIndexer, { endpoint, document, variables }: MeasuredQuery) {
  const times: number[] = [];
  let rows = 0;
  for (let request = 0; request < REQUESTS; request++) {
    const started = performance.now();
    const [answer] = Object.values(await indexer.ask(endpoint, document, variables(request)));
    times.push(performance.now() - started);
    rows += Array.isArray(answer) ? answer.length : Number(answer !== null);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] as number;
  return { p50: at(0.5), p95: at(0.95), rows: rows / REQUESTS };
}
