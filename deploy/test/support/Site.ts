import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppConfigInput } from '@rab/config';
import { subgraphsAt } from '@rab/config/catalogue';
import { castOf, deploy, LOCAL_CHAIN_ID, LocalChain, readAccounts } from '@rab/devnet/chain';
import { localConfig, localRemotes } from '@rab/devnet/config';
import { readOptions, WORKSPACE } from '@rab/devnet/options';
import { DemoChain } from '@rab/devnet/seed';
import { type Anvil, startAnvil } from '@rab/evm/startAnvil';
import { APPS, folderOf } from '@rab/federation/areas';
import { SmallDisk } from '@rab/indexer/test/SmallDisk';
import { type Postgres, startPostgres } from '@rab/indexer/test/startPostgres';
import { type Question, siteFetch } from './ask.ts';
import { Nginx } from './Nginx.ts';
import { Unit } from './Unit.ts';

const DEPLOY = join(WORKSPACE, 'deploy');
/** Blocks of the chain come as they are asked for; the indexer looks as often, milliseconds. */
const BLOCK_TIME = 300;
// PostgreSQL takes about 60 MB of it before the first row
const DISK_MEGABYTES = 220;

/** A server that answers the chain's queries: its unit and its ports. */
export interface Answering {
  unit: Unit;
  port: number;
  publicPort: number;
}

/**
 * A whole site on one machine, from the files of deploy/ and nothing else: nginx with TLS, the front ends, PostgreSQL with a
 * hot standby, indexer, replicas, content stores, Prometheus.
 */
export class Site {
  readonly folder = mkdtempSync(join(tmpdir(), 'rab-site-'));
  readonly base: number;
  /** A disk of its own for the primary and the first store; none where mounting is refused. */
  readonly disk = SmallDisk.isPossible() ? new SmallDisk(DISK_MEGABYTES) : undefined;
  #anvil?: Anvil;
  #demo?: DemoChain;
  readonly #nginx: Nginx;
  #postgres: Postgres[] = [];
  readonly #units: Unit[] = [];

  /** @param base forty ports from here on are taken */
  constructor(base: number) {
    this.base = base;
    this.#nginx = new Nginx(this.folder, base);
  }

  get domain(): string {
    return this.#nginx.domain;
  }

  get demo(): DemoChain {
    return given(this.#demo);
  }

  get primary(): Postgres {
    return given(this.#postgres[0]);
  }

  get standby(): Postgres {
    return given(this.#postgres[1]);
  }

  /** Where a store keeps what it has: documents, what waits for pinning, the list of what was taken down. */
  contentFolder(store: number): string {
    return join(store === 1 && this.disk ? this.disk.folder : this.folder, `content-${store}`);
  }

  /** Chain and contracts, both databases, everything that nginx needs. */
  async build(): Promise<void> {
    this.#anvil = await startAnvil();
    const chain = new LocalChain(this.#anvil.url);
    const accounts = await readAccounts(chain);
    const deployment = await deploy(chain, castOf(accounts).admin);
    await this.#startDatabases();
    const ports = readOptions([], { RAB_PORT_BASE: String(this.base) }).ports;
    this.#writeWeb(localConfig(ports, deployment, accounts), localRemotes(ports));
    const content = this.urlOf('content');
    const places = { content, explorer: 'https://explorer.example', fetch: siteFetch(this.#nginx.connection) };
    this.#demo = new DemoChain(chain, castOf(accounts), deployment, places);
  }

  urlOf(host: string): string {
    return `https://${host === '' ? '' : `${host}.`}${this.domain}:${this.base}`;
  }

  /** What a visitor gets of a host of the site, e.g. `index`; '' is the site itself. */
  ask(host: string, path: string, question: Partial<Question> = {}): Promise<Response> {
    return this.#nginx.ask(host, path, question);
  }

  /**
   * Data of an endpoint of the chain, as visitors get it.
   * @throws when it is not answered, or with errors
   */
  async query<T>(endpoint: string, query: string): Promise<T> {
    const response = await this.ask('index', `/${LOCAL_CHAIN_ID}/subgraphs/name/${endpoint}`, {
      method: 'POST',
      body: Buffer.from(JSON.stringify({ query })),
    });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${endpoint} answered ${response.status}: ${text}`);
    const { data, errors } = JSON.parse(text) as { data: T; errors?: unknown };
    if (errors) throw new Error(`${endpoint} answered ${text}`);
    return data;
  }

  /** An indexer, or a replica of it on the standby. Takes two ports from `port` on. */
  answering(kind: 'indexer' | 'replica', port: number, schema: string, database?: string): Answering {
    const server = kind === 'indexer' ? this.primary : this.standby;
    const unit = this.#unit(kind, {
      APP_CONFIG: join(this.folder, 'web/config.json'),
      CHAIN_ID: String(LOCAL_CHAIN_ID),
      RPC_URL: given(this.#anvil).url,
      DATABASE_URL: database ?? server.url,
      DATABASE_SCHEMA: schema,
      SITE_PAGE: join(this.folder, 'web/shell/index.html'),
      PORT: String(port),
      PUBLIC_PORT: String(port + 1),
    });
    return { unit, port, publicPort: port + 1 };
  }

  /** A content store; takes two ports from `port` on. */
  store(number: number, port: number, siblings: number[], pinning: number | null): Unit {
    const folder = this.contentFolder(number);
    mkdirSync(folder, { recursive: true });
    return this.#unit('content', {
      PORT: String(port),
      METRICS_PORT: String(port + 1),
      BLOCKS_DIR: join(folder, `blocks-${number}`),
      DENY_LIST: join(this.contentFolder(number), 'denied.txt'),
      SIBLINGS: siblings.map((sibling) => `http://127.0.0.1:${sibling}`).join(','),
      PINNING: pinning === null ? 'none' : 'kubo',
      PINNING_URL: pinning === null ? '' : `http://127.0.0.1:${pinning}`,
    });
  }

  /** Writes the configuration with `settings` in place of the example's, and has nginx take it. */
  configure(settings: Record<string, string>): Promise<void> {
    return this.#nginx.configure({ CHAINS: String(LOCAL_CHAIN_ID), ...settings });
  }

  /** Path of a file of this site that is rendered or logged. */
  file(name: string): string {
    return this.#file(name);
  }

  async remove(): Promise<void> {
    await this.#nginx.stop();
    await Promise.all(this.#units.map((unit) => unit.stop('SIGKILL')));
    for (const postgres of this.#postgres.reverse()) await postgres.remove();
    this.#anvil?.stop();
    this.disk?.remove();
    rmSync(this.folder, { recursive: true, force: true });
  }

  #unit(name: ConstructorParameters<typeof Unit>[0], settings: Record<string, string>): Unit {
    const unit = new Unit(name, { ...settings, RELEASE: WORKSPACE }).start();
    this.#units.push(unit);
    return unit;
  }

  async #startDatabases(): Promise<void> {
    const configFile = join(DEPLOY, 'postgresql/rab.conf');
    const follow = readFileSync(join(DEPLOY, 'bin/follow.sh'), 'utf8');
    const folders = [this.disk && join(this.disk.folder, 'primary'), join(this.folder, 'standby')];
    for (const above of [this.folder, this.disk?.folder]) if (above) chmodSync(above, 0o755);
    const [first, second] = folders.map((folder, index) => {
      const made = folder ?? join(this.folder, `database-${index}`);
      mkdirSync(made);
      return made;
    });
    this.#postgres.push(await startPostgres(this.base + 2, first, { configFile }));
    const makeData = (data: string, run: (program: string, ...args: string[]) => void) =>
      run('sh', '-c', follow, 'follow.sh', this.primary.url, data);
    this.#postgres.push(await startPostgres(this.base + 3, second, { configFile, makeData }));
  }

  /** The builds with configuration and headers of this site. */
  #writeWeb({ chains, ...local }: AppConfigInput, remotes: ReturnType<typeof localRemotes>): void {
    const { local: _, ...chain } = given(chains[LOCAL_CHAIN_ID]);
    const config: AppConfigInput = {
      ...local,
      chains: {
        [LOCAL_CHAIN_ID]: {
          ...chain,
          rpcUrls: [given(this.#anvil).url],
          blockTime: BLOCK_TIME,
          subgraphs: subgraphsAt((name) => `${this.urlOf('index')}/${LOCAL_CHAIN_ID}/subgraphs/name/${name}`),
          badges: `${this.urlOf('index')}/${LOCAL_CHAIN_ID}/subgraphs/badges`,
          share: `${this.urlOf('index')}/${LOCAL_CHAIN_ID}/subgraphs/share`,
        },
      },
      content: { gateway: `${this.urlOf('content')}/ipfs`, upload: this.urlOf('content') },
      links: { ...local.links, mainSite: this.urlOf('') },
    };
    const ours = {
      remotes: remotes.remotes.map((remote) => ({
        ...remote,
        entry: `${this.urlOf(folderOf(remote).replace('mf-', ''))}/mf-manifest.json`,
      })),
    };
    mkdirSync(this.#file('web'));
    writeFileSync(this.#file('web/config.json'), JSON.stringify(config));
    writeFileSync(this.#file('web/remotes.json'), JSON.stringify(ours));
    for (const app of APPS) {
      cpSync(join(WORKSPACE, app, 'dist'), this.#file(`web/${app}`), { recursive: true });
      execFileSync(process.execPath, [
        join(WORKSPACE, 'packages/federation/serve/writeHeaders.mjs'),
        ...['--config', this.#file('web/config.json'), '--build', this.#file(`web/${app}`)],
        ...(app === 'shell' ? ['--remotes', this.#file('web/remotes.json')] : []),
      ]);
    }
    cpSync(join(WORKSPACE, 'guide/dist'), this.#file('web/guide'), { recursive: true });
    execFileSync(process.execPath, [
      join(WORKSPACE, 'packages/federation/serve/writeHeaders.mjs'),
      ...['--guide', this.#file('web/guide')],
    ]);
  }

  #file(name: string): string {
    return join(this.folder, name);
  }
}

function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The site is not built yet.');
  return value;
}
