import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPublicClient, http } from 'viem';
import { type MeasuredQuery, measuredQueries } from './queries.ts';
import { RunningIndexer } from './RunningIndexer.ts';

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number;

export async function measure(config: string, database: string, tokens: number): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const env: Record<string, string> = { APP_CONFIG: config };
  if (database === 'embedded') env.DATABASE_DIR = process.env.DBDIR ?? folder;
  else env.DATABASE_URL = database;
  const started = performance.now();
  let indexer = new RunningIndexer(9556, env);
  await indexer.caughtUp();
  const seconds = (performance.now() - started) / 1000;
  const events = await indexer.events();
  console.log(
    `caught up ${seconds.toFixed(1)} s, ${events} events, ${(events / seconds).toFixed(0)}/s, peak ${indexer.peakMemory().toFixed(0)} MB`,
  );
  const conf = JSON.parse(readFileSync(config, 'utf8'));
  const client = createPublicClient({ transport: http(conf.chains[conf.defaultChainId].rpcUrls[0]) });
  const now = (await client.getBlock()).timestamp;
  const queries = await measuredQueries(indexer, now, tokens);
  for (const q of queries) await one(indexer, q);
  console.log(`peak ${indexer.peakMemory().toFixed(0)} MB`);
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    await indexer.stop(signal);
    const again = performance.now();
    indexer = new RunningIndexer(9556, env);
    await indexer.firstAnswer('lock', '{ lockEntities(first: 10) { id } }');
    const first = (performance.now() - again) / 1000;
    await indexer.caughtUp();
    console.log(
      `restart after ${signal}: first answer ${first.toFixed(1)} s, caught up ${((performance.now() - again) / 1000).toFixed(1)} s`,
    );
  }
  if (process.env.KEEP) {
    console.log('keeping');
    await new Promise(() => {});
  }
  await indexer.stop('SIGTERM');
  rmSync(folder, { recursive: true });
  return true;
}

async function one(indexer: RunningIndexer, { name, endpoint, document, variables }: MeasuredQuery) {
  const times: number[] = [];
  let rows = 0;
  const N = Number(process.env.N ?? 60);
  for (let n = 0; n < N; n++) {
    const from = performance.now();
    const data = await indexer.ask(endpoint, document, variables(n));
    times.push(performance.now() - from);
    const [v] = Object.values(data);
    rows += Array.isArray(v) ? v.length : v ? 1 : 0;
  }
  times.sort((a, b) => a - b);
  console.log(
    `${name.padEnd(44)} p50 ${at(times, 0.5).toFixed(1).padStart(7)}  p95 ${at(times, 0.95).toFixed(1).padStart(7)}  rows ${(rows / N).toFixed(1)}`,
  );
}
