import { deepEqual } from 'node:assert';
import { join } from 'node:path';
import { type IndexerOptions, IndexerProcess } from './IndexerProcess.ts';
import { LockChain } from './LockChain.ts';
import { RpcProxy } from './RpcProxy.ts';
import { servedLocks } from './servedLocks.ts';
import { servedTotals } from './servedTotals.ts';
import { type Postgres, startPostgres } from './startPostgres.ts';

export interface IndexerFixtureOptions {
  /** Three ports from here on are taken. */
  port: number;
  /** `embedded`, or a PostgreSQL server of its own (default). */
  database?: 'embedded' | 'PostgreSQL';
  /** Empty folder for PostgreSQL's data. */
  databaseFolder?: string;
  /** As startPostgres has it. */
  logFolder?: string;
  supervised?: boolean;
  /** Settings of the indexer on top of those that the fixture gives. */
  env?: Readonly<Record<string, string>>;
}

/** Chain, faulty node link, database and indexer of one test file. The indexer is not started yet. */
export class IndexerFixture {
  readonly chain: LockChain;
  readonly proxy: RpcProxy;
  readonly indexer: IndexerProcess;
  readonly #postgres: Postgres | undefined;
  readonly #env: Readonly<Record<string, string>>;

  private constructor(
    chain: LockChain,
    proxy: RpcProxy,
    postgres: Postgres | undefined,
    indexer: { port: number; supervised: boolean; env: Readonly<Record<string, string>> },
  ) {
    [this.chain, this.proxy, this.#postgres, this.#env] = [chain, proxy, postgres, indexer.env];
    this.indexer = new IndexerProcess(indexer);
  }

  static async start(options: IndexerFixtureOptions): Promise<IndexerFixture> {
    const { port, database, databaseFolder, logFolder, supervised = true, env } = options;
    const postgres = database === 'embedded' ? undefined : await startPostgres(port + 2, databaseFolder, { logFolder });
    const chain = await LockChain.start();
    const proxy = new RpcProxy(port, chain.anvil.url);
    await proxy.open();
    return new IndexerFixture(chain, proxy, postgres, {
      port: port + 1,
      supervised,
      env: {
        APP_CONFIG: chain.configFile,
        RPC_URL: proxy.url,
        REQUESTS_BURST: '100000',
        ...(postgres ? { DATABASE_URL: postgres.url } : { DATABASE_DIR: join(chain.folder, 'database') }),
        ...env,
      },
    });
  }

  /** One more process over the same chain and database. */
  another({ env, ...options }: Partial<IndexerOptions> & { port: number }): IndexerProcess {
    return new IndexerProcess({ ...options, env: { ...this.#env, ...env } });
  }

  get postgres(): Postgres {
    if (!this.#postgres) throw new Error('This fixture has the embedded database.');
    return this.#postgres;
  }

  /**
   * Waits until the indexer has read the whole chain, and compares what it serves with the contract's own views.
   * @throws with what differs
   */
  async expectTheChain(): Promise<void> {
    await this.indexer.reaches(await this.chain.head());
    deepEqual(await servedLocks(this.indexer), await this.chain.locks());
    deepEqual(await servedTotals(this.indexer), await this.chain.totals());
  }

  async stop(): Promise<void> {
    await this.indexer.kill();
    await this.proxy.close();
    await this.#postgres?.remove();
    this.chain.stop();
  }
}
