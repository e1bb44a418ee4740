import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IndexerFixture } from '../support/IndexerFixture.ts';
import { SmallDisk } from '../support/SmallDisk.ts';
import { servedLocks } from '../support/servedLocks.ts';
import { until } from '../support/until.ts';

// PostgreSQL takes about 40 MB of it before the first row.
const DISK_MEGABYTES = 140;
/** More than health tolerates. */
const BLOCKS_BEHIND = 60;

const LOG_FOLDER = join(tmpdir(), `rab-postgres-log-${process.pid}`);

const mayMount = SmallDisk.isPossible();

describe('an indexer whose database fails', () => {
  let fixture: IndexerFixture;
  let disk: SmallDisk | undefined;

  beforeAll(async () => {
    disk = mayMount ? new SmallDisk(DISK_MEGABYTES) : undefined;
    // its log is elsewhere: without room for it the server itself ends
    fixture = await IndexerFixture.start({
      port: 9340,
      ...(disk && { databaseFolder: disk.folder, logFolder: LOG_FOLDER }),
    });
    await fixture.chain.lock('First');
    fixture.indexer.start();
    await fixture.expectTheChain();
  }, 180_000);

  afterAll(async () => {
    await fixture?.stop();
    disk?.remove();
  }, 60_000);

  it('because the server is stopped says so, and catches up when it is back', async () => {
    const { chain, indexer, postgres } = fixture;
    await postgres.stop();
    for (let i = 1; i <= 3; i++) await chain.lock(`Without a database ${i}`);
    // the process may end over it and be started again: no answer is as good a sign as 503
    await until('health is not well', async () =>
      indexer.health().then(
        ({ status }) => status === 503,
        () => true,
      ),
    );
    await expect(servedLocks(indexer)).rejects.toThrow();
    await postgres.restart();
    await fixture.expectTheChain();
    await until('health is well again', async () => (await indexer.health()).status === 200);
  }, 240_000);

  // Where mounting is refused (no root) there is no disk to fill.
  (mayMount ? it : it.skip)(
    'because its disk is full serves what it has, says so, and catches up when there is room',
    async () => {
      const { chain, indexer } = fixture;
      const before = await servedLocks(indexer);
      const endsBefore = indexer.ends.length;
      disk?.fill();
      for (let i = 1; i <= 160; i++) await chain.lock(`${'No room'.padEnd(250, '.')}${i}`);
      await chain.anvil.client.mine({ blocks: BLOCKS_BEHIND });
      await until('the disk is found full', () => indexer.log.includes('No space left on device'));
      await until('the old locks are served', async () => (await servedLocks(indexer)).length === before.length);
      await until('health tells of it', async () => (await indexer.health()).status === 503);
      disk?.free();
      await fixture.expectTheChain();
      await until('health is well again', async () => (await indexer.health()).status === 200);
      expect(indexer.ends.slice(endsBefore).every((code) => code === 75)).toBe(true);
    },
    240_000,
  );
});
