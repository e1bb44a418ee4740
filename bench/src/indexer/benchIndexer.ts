import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startAnvil } from '@rab/evm/startAnvil';
import { startPostgres } from '@rab/indexer/test/startPostgres';
import { BLOCK_GAS, makeCrowd } from './makeCrowd.ts';
import { measureIndexer } from './measureIndexer.ts';

const POSTGRES_PORT = 9555;
const LOCKS = 100_000;
const SALES = 10_000;
/** What a client asks per minute here: the limits of production are not what is measured. */
const UNLIMITED = { REQUESTS_BURST: '1000000', REQUESTS_PER_MINUTE: '1000000' };

/**
 * `pnpm bench indexer [--scale 0.1] [--databases embedded,postgres]`: fills a local chain with 100,000 locks and 10,000
 * sales, or a share or a multiple of that, indexes it into each database and prints events per second, memory, time of
 * each query and of a restart.
 * @returns whether every bar was met
 */
export async function benchIndexer(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      scale: { type: 'string', default: '1' },
      databases: { type: 'string', default: 'embedded,postgres' },
    },
  });
  const scale = Number(values.scale);
  if (!(scale > 0)) throw new Error('--scale is a number above 0.');
  const size = { locks: LOCKS * scale, sales: SALES * scale };
  const postgres = values.databases.includes('postgres') ? await startPostgres(POSTGRES_PORT) : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'rab-bench-'));
  const anvil = await startAnvil(
    ...['--gas-limit', String(BLOCK_GAS), '--balance', '10000000', '--hardfork', 'cancun', '--prune-history'],
  );
  try {
    const started = performance.now();
    const { config, tokens } = await makeCrowd(anvil, size);
    console.log(`${size.locks} locks and ${size.sales} sales made in ${seconds(performance.now() - started)}`);
    const file = join(folder, 'config.json');
    writeFileSync(file, JSON.stringify(config));
    const { timestamp } = await anvil.client.getBlock();
    const databases = {
      ...(values.databases.includes('embedded') && { embedded: { DATABASE_DIR: join(folder, 'database') } }),
      ...(postgres && { PostgreSQL: { DATABASE_URL: postgres.url } }),
    };
    let isMet = true;
    for (const [name, database] of Object.entries(databases)) {
      console.log(`\n== ${name}`);
      const env = { APP_CONFIG: file, ...UNLIMITED, ...database };
      isMet = (await measureIndexer(env, { now: timestamp, tokens })) && isMet;
    }
    return isMet;
  } finally {
    anvil.stop();
    await postgres?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
