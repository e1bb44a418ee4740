import fc from 'fast-check';
import type { Harm, HostileStranger } from './HostileStranger.ts';
import { type HostileRequest, hostileRequests } from './hostileRequests.ts';
import { IndexerFixture } from './IndexerFixture.ts';

const LOCKS = 500;

/**
 * A chain with 500 locks and an indexer that has read them, for strangers to come.
 * @param port three ports from here on are taken
 */
export async function attackedIndexer(port: number, database: 'embedded' | 'PostgreSQL'): Promise<IndexerFixture> {
  const fixture = await IndexerFixture.start({
    port,
    database,
    supervised: false,
    env: { REQUESTS_BURST: '10000000' },
  });
  try {
    for (let count = 0; count < LOCKS; count += 5) await fixture.chain.lockFive(`Lock ${count}`);
    fixture.indexer.start();
    await fixture.expectTheChain();
    return fixture;
  } catch (error) {
    await fixture.stop();
    throw error;
  }
}

/**
 * Sends this number of generated requests one after another.
 * @param check gets what each request did; the attack ends when it throws
 * @throws with the seed, the request and what `check` threw
 */
export async function attack(
  stranger: HostileStranger,
  { requests, seed }: { requests: number; seed: number },
  check: (harm: Harm, request: HostileRequest) => void,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(hostileRequests, async (request) => check(await stranger.send(request), request)),
    { numRuns: requests, seed, endOnFailure: true, asyncReporter: tell },
  );
}

/** fast-check's own report has a hostile request in full length several times. */
async function tell({ failed, numRuns, seed, counterexample, errorInstance }: fc.RunDetails<[HostileRequest]>) {
  if (!failed) return;
  const [request] = counterexample ?? [];
  const harm = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  throw new Error(`${harm}\nRequest ${numRuns} of the seed ${seed}: ${request ? shortened(request) : ''}`);
}

/** A request as a line for people. */
export const shortened = ({ method, endpoint, text }: HostileRequest): string =>
  `${method} ${endpoint} ${text.slice(0, 1500)}`;
