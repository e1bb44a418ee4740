import { AssertionError } from 'node:assert';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { IndexerFixture } from '@rab/indexer/test/IndexerFixture';
import { readMetrics } from '@rab/indexer/test/readMetrics';
import { SoakReaders } from './SoakReaders.ts';
import { slopeOf } from './slopeOf.ts';

const PORTS = { embedded: 9570, PostgreSQL: 9575 } as const;
const BLOCK_MS = 1000;
const CHECK_EVERY_S = 30;
const REORG_EVERY_S = 60;
const REORG_BLOCKS = 5;
const KILL_EVERY_S = 300;
/** Of a process' life: what it takes to begin says nothing of a leak. */
const WARM_UP_S = 60;

/**
 * `pnpm bench soak [--minutes 60] [--database PostgreSQL]`: a lock in each block, a reorg every minute, `kill -9` every
 * five, and visitors who read all the time. Every half minute all rows are compared with the contract's own views.
 * @returns whether no row was ever wrong, and no read failed while the server was up
 */
export async function benchSoak(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: { minutes: { type: 'string', default: '60' }, database: { type: 'string', default: 'PostgreSQL' } },
  });
  const { database } = values;
  const seconds = Number(values.minutes) * 60;
  if (!(seconds > 0)) throw new Error('--minutes is a number above 0.');
  if (database !== 'embedded' && database !== 'PostgreSQL') throw new Error('--database is embedded or PostgreSQL.');
  const env = { REQUESTS_BURST: '1000000', REQUESTS_PER_MINUTE: '1000000' };
  const fixture = await IndexerFixture.start({ port: PORTS[database], database, env });
  const readers = new SoakReaders(fixture.indexer);
  try {
    fixture.indexer.start();
    await fixture.expectTheChain();
    readers.start();
    return await soak(fixture, readers, seconds);
  } finally {
    readers.stop();
    await fixture.stop();
  }
}

async function soak(fixture: IndexerFixture, readers: SoakReaders, seconds: number): Promise<boolean> {
  const { chain, indexer } = fixture;
  const started = performance.now();
  const now = () => (performance.now() - started) / 1000;
  const dueEvery = (interval: number) => {
    let next = interval;
    return () => {
      if (now() < next) return false;
      next = now() + interval;
      return true;
    };
  };
  const checkIsDue = dueEvery(CHECK_EVERY_S);
  const reorgIsDue = dueEvery(REORG_EVERY_S);
  const killIsDue = dueEvery(KILL_EVERY_S);
  const done = { locks: 0, reorgs: 0, kills: 0, checks: 0, wrong: 0, late: 0 };
  let life = { since: 0, memory: [] as [seconds: number, megabytes: number][] };
  const endLife = () => {
    const warm = life.memory.filter(([at]) => at - life.since > WARM_UP_S);
    if (warm.length > 2)
      console.log(`  this process' memory: ${warm.map(([, size]) => size.toFixed(0)).join(' ')} MB, ${hourly(warm)}`);
  };

  while (now() < seconds) {
    if (reorgIsDue()) {
      await chain.anvil.client.request({ method: 'anvil_reorg', params: [REORG_BLOCKS, []] } as never);
      done.reorgs++;
    }
    // after a reorg, so that the chain is longer than before and the indexer hears of it
    await chain.lock(`Soak ${done.locks++}`);
    if (killIsDue()) {
      endLife();
      await readers.whileDown(async () => {
        await indexer.kill();
        indexer.start();
        while (!(await isUp(indexer))) await sleep(BLOCK_MS);
      });
      life = { since: now(), memory: [] };
      done.kills++;
    }
    if (checkIsDue()) {
      done.checks++;
      const fault = await fixture.expectTheChain().catch((error: Error) => error);
      if (fault) {
        if (fault instanceof AssertionError) done.wrong++;
        else done.late++;
        console.log(`${now().toFixed(0)} s: ${fault.message.slice(0, 2000)}`);
      }
      life.memory.push([now(), await memoryOf(indexer.url)]);
      console.log(
        `${now().toFixed(0)} s: ${done.locks} locks made, ${readers.answered} answers, ${readers.failed} failed`,
      );
    }
    await sleep(BLOCK_MS);
  }
  endLife();
  console.log(
    `${done.locks} locks, ${done.reorgs} reorgs, ${done.kills} kills; ${done.checks} comparisons, ${done.wrong} wrong, ${done.late} too late; ` +
      `${readers.answered} answers, ${readers.failed} reads failed while it was up, ${readers.failedWhileDown} while it was down; ` +
      `${indexer.ends.length} ends of its own`,
  );
  for (const sentence of readers.failures) console.log(`  ${sentence}`);
  for (const [fault, times] of faultsIn(indexer.log)) console.log(`  the server wrote ${times} times: ${fault}`);
  return done.wrong + done.late === 0 && readers.failed === 0 && indexer.ends.length === 0;
}

/** Why queries failed, as the server's log has it, and how often. */
function faultsIn(log: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, fault = ''] of log.matchAll(/: a query to \w+ failed: (.{1,300})/g))
    counts.set(fault, (counts.get(fault) ?? 0) + 1);
  return counts;
}

const hourly = (memory: readonly (readonly [number, number])[]) => `${(slopeOf(memory) * 3600).toFixed(0)} MB an hour`;

const isUp = (indexer: IndexerFixture['indexer']): Promise<boolean> =>
  indexer.indexedBlock().then(
    () => true,
    () => false,
  );

async function memoryOf(url: string): Promise<number> {
  return (await readMetrics(`${url}/metrics/rab`)).value('rab_memory_bytes') / 1e6;
}
