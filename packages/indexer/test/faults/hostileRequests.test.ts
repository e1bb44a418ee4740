import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { attack, attackedIndexer } from '../support/attack.ts';
import { HostileStranger, missedBars } from '../support/HostileStranger.ts';
import type { IndexerFixture } from '../support/IndexerFixture.ts';
import { triedDatabases } from '../support/triedDatabases.ts';

/** To each database; `pnpm bench hostile` sends more. */
const REQUESTS = 400;
/** A lower figure cannot be the memory of the server. */
const LEAST_MEMORY = 50e6;
/** The growth that all requests together may cause, bytes. */
const MOST_GROWTH = 300e6;
/** `RAB_HOSTILE_SEED` sets another one. */
const SEED = Number(process.env.RAB_HOSTILE_SEED ?? 1);

describe.each(
  triedDatabases(
    [
      ['embedded', 9840, SEED],
      ['PostgreSQL', 9850, SEED + 1],
    ] as const,
    0,
  ),
)('a stranger with the %s database behind the server', (database, port, seed) => {
  let fixture: IndexerFixture;
  let stranger: HostileStranger;

  beforeAll(async () => {
    fixture = await attackedIndexer(port, database);
    stranger = await HostileStranger.come(fixture.indexer.url, port + 5);
  }, 300_000);

  afterAll(async () => {
    stranger?.go();
    await fixture?.stop();
  }, 60_000);

  it('is answered or refused in one sentence, holds nothing up, and takes no memory [SGQ-03]', async () => {
    const before = stranger.memory;
    expect(before).toBeGreaterThan(LEAST_MEMORY);
    await attack(stranger, { requests: REQUESTS, seed }, (harm) => expect(missedBars(harm)).toEqual([]));
    // the bars mean something: many of them were taken, not refused
    expect(stranger.withData).toBeGreaterThan(REQUESTS / 20);
    expect(stranger.memory - before).toBeLessThan(MOST_GROWTH);
    expect(fixture.indexer.ends).toEqual([]);
    await fixture.expectTheChain();
  }, 900_000);
});
