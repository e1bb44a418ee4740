import { parseArgs } from 'node:util';
import { attack, attackedIndexer, shortened } from '@rab/indexer/test/attack';
import { HostileStranger, MEASURES, missedBars } from '@rab/indexer/test/HostileStranger';

const PORT = 9560;
const DATABASES = ['embedded', 'PostgreSQL'] as const;
/** Requests between two progress lines. */
const STEP = 2000;

/**
 * `pnpm bench hostile [--requests 20000] [--seed 1] [--databases embedded,PostgreSQL]`: sends generated hostile requests to
 * a real indexer, the same ones to each database, and prints how much the worst of them held up and every missed bar.
 * @returns whether every bar was met by every request
 */
export async function benchHostile(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      requests: { type: 'string', default: '20000' },
      seed: { type: 'string', default: '1' },
      databases: { type: 'string', default: DATABASES.join() },
    },
  });
  const [requests, seed] = [Number(values.requests), Number(values.seed)];
  if (!Number.isInteger(requests) || !Number.isInteger(seed))
    throw new Error('--requests and --seed are whole numbers.');
  const asked = DATABASES.filter((database) => values.databases.split(',').includes(database));
  let isMet = true;
  for (const database of asked) isMet = (await measure(database, { requests, seed })) && isMet;
  return isMet;
}

async function measure(database: (typeof DATABASES)[number], options: { requests: number; seed: number }) {
  console.log(`\n== ${database}`);
  const fixture = await attackedIndexer(PORT, database);
  const stranger = await HostileStranger.come(fixture.indexer.url, PORT + 3);
  const first = stranger.memory;
  const worst = { blocked: 0, health: 0, healthByClock: 0, memory: 0 };
  let [sent, missed] = [0, 0];
  try {
    await attack(stranger, options, (harm, request) => {
      for (const measure of MEASURES) worst[measure] = Math.max(worst[measure], harm[measure]);
      const bars = missedBars(harm);
      if (bars.length > 0) console.log(`missed: ${bars.join('; ')}\n  ${shortened(request)}`);
      missed += Number(bars.length > 0);
      sent += 1;
      if (sent % STEP === 0) console.log(`${sent} sent, memory ${megabytes(stranger.memory)}`);
    });
    await fixture.expectTheChain();
    if (fixture.indexer.ends.length > 0) throw new Error('The indexer has ended.');
  } finally {
    stranger.go();
    await fixture.stop();
  }
  console.log(
    [
      `${sent} requests, ${missed} missed a bar`,
      `the worst one held the event loop up for ${milliseconds(worst.blocked * 1000)}`,
      `health waited ${milliseconds(worst.health)} for it (${milliseconds(worst.healthByClock)} by the clock)`,
      `memory grew by ${megabytes(worst.memory)} at most, from ${megabytes(first)} to ${megabytes(stranger.memory)} in all`,
    ].join('\n'),
  );
  return missed === 0;
}

const milliseconds = (value: number): string => `${value.toFixed(0)} ms`;
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
