import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addLiquidityCall } from '@rab/contracts/sale-calls';
import { WORKSPACE } from '@rab/devnet/options';
import { HOUR, PROJECTS } from '@rab/devnet/seed';
import { APPS } from '@rab/federation/areas';
import { composeSite } from '@rab/federation/drawn-pages';
import { securityHeaders } from '@rab/federation/headers';
import { postgresBinaries } from '@rab/indexer/test/postgresBinaries';
import { SmallDisk } from '@rab/indexer/test/SmallDisk';
import { until } from '@rab/indexer/test/until';
import pg from 'pg';
import type { Address } from 'viem';
import { type Answering, Site } from './support/Site.ts';
import { type Program, startProgram } from './support/startProgram.ts';
import { type Reader, startReader } from './support/startReader.ts';
import type { Unit } from './support/Unit.ts';
import { openVisitor, type Visitor } from './support/Visitor.ts';

const DEPLOY = join(WORKSPACE, 'deploy');
const BASE = 9900;
const [INDEXER, REPLICA, OTHER_REPLICA, NEW_INDEXER, NEW_REPLICA, RESTORED] = [4, 6, 8, 10, 12, 14].map(
  (offset) => BASE + offset,
) as [number, number, number, number, number, number];
const STORES = [BASE + 16, BASE + 18, BASE + 20] as [number, number, number];
const [PROMETHEUS, MACHINE, RESTORED_STORE, PROMOTED] = [BASE + 22, BASE + 23, BASE + 24, BASE + 26];
const [SCHEMA, NEXT_SCHEMA] = ['rab_1_31337', 'rab_2_31337'];
const CHAIN = 31337;
const local = (port: number) => `127.0.0.1:${port}`;

const mayMount = SmallDisk.isPossible();

let site: Site;
let indexer: Answering;
let replicas: [Answering, Answering];
let stores: [Unit, Unit, Unit];
let sale: Address;
/** Block in which it had listed itself. */
let listedAt: bigint;
let visitor: Visitor | undefined;

const head = () => site.demo.client.getBlockNumber();
/** Resolves when what visitors get reflects a block. */
const reaches = (block: bigint) =>
  until(`visitors see block ${block}`, async () => {
    const { _meta } = await site.query<{ _meta: { block: { number: number } } }>(
      'lock',
      '{ _meta { block { number } } }',
    );
    return BigInt(_meta.block.number) >= block;
  });
const indexedBy = async (port: number): Promise<number> => {
  const health = await fetch(`http://${local(port)}/subgraphs/health`);
  return ((await health.json()) as { indexed?: number }).indexed ?? 0;
};
const everySale = () =>
  site.query<{ launchpads: unknown[] }>(
    'presale',
    '{ launchpads(orderBy: id) { id owner finalized totalBaseCollected numBuyers presaleInfo2 { projectInfoHash } } }',
  );

beforeAll(async () => {
  site = new Site(BASE);
  await site.build();
  indexer = site.answering('indexer', INDEXER, SCHEMA);
  replicas = [site.answering('replica', REPLICA, SCHEMA), site.answering('replica', OTHER_REPLICA, SCHEMA)];
  const [first, second, node] = STORES;
  stores = [
    site.store(1, first, [second, node], node),
    site.store(2, second, [first, node], node),
    // it has kubo's interface and takes the place of a kubo node
    site.store(3, node, [], null),
  ];
  await site.configure({
    [`INDEX_${CHAIN}`]: replicas.map(({ publicPort }) => local(publicPort)).join(' '),
    CONTENT: `${local(first)} ${local(second)}`,
    SCRAPE_INDEX: [INDEXER, REPLICA, OTHER_REPLICA].map(local).join(' '),
    SCRAPE_CONTENT: `${local(first + 1)} ${local(second + 1)}`,
    SCRAPE_MACHINES: local(MACHINE),
  });
  await reaches(await head());
}, 300_000);

afterAll(async () => {
  await visitor?.close();
  await site?.remove();
}, 60_000);

describe('a site from the files of deploy/', () => {
  it('takes a sale from its documents to its listing through nginx, read from the hot standby, and the browser of a buyer shows no error [OPS-01]', async () => {
    const { demo } = site;
    const { owner, buyers } = demo.cast;
    const now = await demo.now();
    const token = await demo.createToken(owner, PROJECTS.carrot);
    sale = await demo.createSale({
      ...{ owner, token, projectInfoHash: await demo.upload(PROJECTS.carrot), rate: '20000', listingRate: '18000' },
      ...{ softCap: '4', hardCap: '10', min: '0.1', max: '5', start: now + HOUR, end: now + 24n * HOUR },
    });
    await demo.goTo(now + 2n * HOUR);
    await demo.deposit(buyers[0], sale, '2.5');
    visitor = await openVisitor(site);
    await visitor.buy(sale, '2.5');
    await demo.goTo(now + 25n * HOUR);
    await demo.send(owner, addLiquidityCall({ id: sale }));
    listedAt = await head();
    await reaches(listedAt);

    expect(visitor.errors).toEqual([]);

    const { launchpads } = (await everySale()) as { launchpads: { presaleInfo2: { projectInfoHash: string } }[] };
    expect(launchpads).toEqual([
      {
        id: sale.toLowerCase(),
        owner: owner.toLowerCase(),
        finalized: true,
        totalBaseCollected: String(5n * 10n ** 18n),
        numBuyers: 2,
        presaleInfo2: { projectInfoHash: expect.stringMatching(/^Qm/) },
      },
    ]);
    const document = await site.ask('content', `/ipfs/${launchpads[0]?.presaleInfo2.projectInfoHash}`);
    expect(await document.json()).toMatchObject({ description: PROJECTS.carrot.description });
    expect(document.headers.get('cache-control')).toContain('immutable');
    const shared = await site.ask('index', `/${CHAIN}/subgraphs/share/${sale}`);
    expect(await shared.text()).toContain(`${site.urlOf('')}/rab-sale/`);
    expect((await site.ask('index', `/${CHAIN}/subgraphs/badges/lock/1.svg`)).headers.get('content-type')).toContain(
      'image/svg+xml',
    );
  });

  it('serves every front end with the headers of its build, and keeps what has a hash in its name [OPS-01]', async () => {
    const config = JSON.parse(readFileSync(site.file('web/config.json'), 'utf8'));
    const { remotes } = JSON.parse(readFileSync(site.file('web/remotes.json'), 'utf8'));
    for (const app of APPS) {
      const isShell = app === 'shell';
      const host = isShell ? '' : app.replace('mf-', '');
      const html = readFileSync(site.file(`web/${app}/index.html`), 'utf8');
      for (const path of ['/', '/lock-tokens/lock/7']) {
        const page = await site.ask(host, path);
        expect([page.status, await page.text()]).toEqual([200, html]);
        const headers = securityHeaders({ config, html, remotes: isShell ? remotes : [] });
        expect(Object.fromEntries(page.headers)).toMatchObject({
          ...headers,
          'cache-control': 'no-cache',
          'content-type': 'text/html; charset=utf-8',
          'strict-transport-security': 'max-age=31536000',
        });
        expect(page.headers.get('access-control-allow-origin')).toBe(isShell ? null : '*');
        expect(page.headers.get('cross-origin-resource-policy')).toBe(isShell ? null : 'cross-origin');
      }
      const hashed = readdirSync(site.file(`web/${app}`), { recursive: true })
        .map(String)
        .find((name) => /\.[0-9a-f]{8}\.js$/.test(name) && !name.includes('offer'));
      const chunk = await site.ask(host, `/${hashed}`, { headers: { 'accept-encoding': 'gzip, br' } });
      expect(Object.fromEntries(chunk.headers)).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'br',
        vary: 'Accept-Encoding',
        'content-type': expect.stringContaining('javascript'),
      });
      const missing = await site.ask(host, '/missing.01234567.js');
      expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-cache']);
      const own = await site.ask(host, '/config.json');
      expect([await own.json(), own.headers.get('access-control-allow-origin')]).toEqual([config, '*']);
      const preflight = await site.ask(host, '/config.json', {
        method: 'OPTIONS',
        headers: { 'access-control-request-headers': 'sentry-trace' },
      });
      expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([204, 'sentry-trace']);
      expect((await site.ask(host, '/_headers')).status).toBe(404);
    }
  });

  it('lets every origin read what the site is as a Safe App, and its icon [SAF-01]', async () => {
    const manifest = await site.ask('', '/manifest.json');
    const { name, iconPath } = await manifest.json();
    expect(name).toBe('RAB Launchpad');
    const icon = await site.ask('', `/${iconPath}`);
    expect(icon.headers.get('content-type')).toBe('image/svg+xml');
    for (const { status, headers } of [manifest, icon])
      expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  });

  it('leads to TLS, passes the public paths only, and answers in words that other origins can read [OPS-01]', async () => {
    const location = await new Promise((resolve) => {
      request({ port: BASE + 1, host: '127.0.0.1', path: '/a?b', headers: { host: site.domain } }, (answer) => {
        resolve(answer.headers.location);
        answer.resume();
      }).end();
    });
    expect(location).toBe(`https://${site.domain}/a?b`);
    const inner = ['metrics', 'metrics/rab', 'status', 'ready', 'health'];
    for (const prefix of [
      '/',
      `/${CHAIN}/`,
      `/${CHAIN}/subgraphs/../`,
      `/${CHAIN}/subgraphs/%2e%2e/`,
      `/${CHAIN}/subgraphs/..%2f`,
    ])
      for (const path of inner) await expectNothing('index', prefix + path);
    for (const path of ['/health', '/metrics', '/ipfs/../health', '/api/v0/pin/add', '/'])
      await expectNothing('content', path);
    expect((await site.ask('index', `/${CHAIN}/subgraphs/health`)).status).toBe(200);

    const large = await site.ask('index', `/${CHAIN}/subgraphs/name/lock`, {
      method: 'POST',
      body: Buffer.alloc(200_000),
    });
    expect([large.status, large.headers.get('access-control-allow-origin')]).toEqual([413, '*']);
    expect(await large.json()).toMatchObject({ errors: [{ message: 'The request is too large.' }] });
    // an answer to GET may be cached by anyone for one block's time at most
    const list = `/${CHAIN}/subgraphs/name/lock?query=%7B+lockEntities+%7B+id+%7D+%7D`;
    const answers = [await site.ask('index', list), await site.ask('index', list)];
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(Array(2).fill('public, max-age=1'));
  });
});

describe('a plain address', () => {
  it('says to a chat what it is, with the site’s own headers, and is the site’s plain page while no index is there [FST-06]', async () => {
    const html = readFileSync(site.file('web/shell/index.html'), 'utf8');
    const config = JSON.parse(readFileSync(site.file('web/config.json'), 'utf8'));
    const { remotes } = JSON.parse(readFileSync(site.file('web/remotes.json'), 'utf8'));
    const headers = { ...securityHeaders({ config, html, remotes }), 'cache-control': 'no-cache' };
    const ask = async () => {
      const page = await site.ask('', `/rab-sale/${sale}`);
      expect(page.status).toBe(200);
      expect(Object.fromEntries(page.headers)).toMatchObject({
        ...headers,
        'content-type': 'text/html; charset=utf-8',
      });
      return page.text();
    };
    const previewed = await ask();
    const seen = (tag: string) =>
      new RegExp(`<meta property="og:${tag}" content="([^"]*)">`).exec(previewed)?.[1] ?? '';
    expect(seen('title')).toBe(`${PROJECTS.carrot.name} (${PROJECTS.carrot.symbol}) · RAB Sale`);
    expect(seen('description')).toMatch(/^Ended and listed: 5 BNB raised, soft cap 4 BNB, hard cap 10 BNB\./);
    const picture = seen('image');
    expect(picture).toMatch(new RegExp(`^${site.urlOf('index')}/${CHAIN}/subgraphs/share/picture/rab-sale/0x`));
    const drawn = await site.ask('index', picture.slice(site.urlOf('index').length));
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png']);
    const packed = await site.ask('', `/rab-sale/${sale}`, { headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers.get('content-encoding')).toBe('gzip');

    await Promise.all(replicas.map(({ unit }) => unit.stop()));
    expect((await ask()) === html).toBe(true);
    for (const { unit } of replicas) unit.start();
    await reaches(await head());
    await until('the preview is back', async () => (await ask()) === previewed);
  });

  it('answers a thousand visitors, fifty at once, each with the page of the address as its area has drawn it, and with what the index knows of a sale in it [FST-01, FST-05, FST-06]', async () => {
    composeSite(site.file('web'));
    const file = (name: string) => readFileSync(site.file(`web/shell/${name}`), 'utf8');
    const expected = new Map([
      ['/', file('index.html')],
      ['/version', file('index.html')],
      ['/view-sales?search=a', file('pages/view-sales.html')],
      ['/create-lock', file('pages/create-lock.html')],
      [`/rab-sale/0x${'1'.repeat(40)}`, file('pages/rab-sale/_.html')],
      ['/lock-tokens/lock/7', file('pages/lock-tokens/lock/_.html')],
    ]);
    const ofSale = await (await site.ask('', `/rab-sale/${sale}`)).text();
    expect(ofSale).toContain(`<title>${PROJECTS.carrot.name} (${PROJECTS.carrot.symbol}) · RAB Sale</title>`);
    const early = (name: string) => new RegExp(`data-early="${name}"[^>]*>([^<]*)<`).exec(ofSale)?.[1];
    expect(['name', 'symbol', 'raised', 'state.neutral'].map(early)).toEqual([
      ...[PROJECTS.carrot.name, PROJECTS.carrot.symbol, '5 BNB', 'Sale Ended'],
    ]);
    expected.set(`/rab-sale/${sale}`, ofSale);
    const list = await (await site.ask('', '/view-sales')).text();
    expect(list).toContain(`data-early="0.name"`);
    expect(/data-early="\d\.name"[^>]*>([^<]+)</.exec(list)?.[1]).toBe(PROJECTS.carrot.name);
    expected.set('/view-sales', list);

    const paths = [...expected.keys()];
    const visits = Array.from({ length: 1000 }, (_, at) => ({
      path: paths[at % paths.length] as string,
      from: `127.0.${1 + Math.floor(at / 200)}.${1 + (at % 200)}`,
    }));
    const wrong: string[] = [];
    const visit = async () => {
      for (let next = visits.pop(); next; next = visits.pop()) {
        const answer = await site.ask('', next.path, { from: next.from });
        if (answer.status !== 200 || (await answer.text()) !== expected.get(next.path)) wrong.push(next.path);
      }
    };
    await Promise.all(Array.from({ length: 50 }, visit));
    expect(wrong).toEqual([]);
    rmSync(site.file('web/shell/pages'), { recursive: true });
  });
});

describe('several content stores', () => {
  it('behind one balancer leave no document out of reach, also when one is lost [OPS-03]', async () => {
    const [first, second] = STORES;
    const hashes: string[] = [];
    for (let index = 0; index < 8; index++) {
      hashes.push(await upload(`${index}`));
    }
    const here = async (port: number) => {
      const headers = { 'cache-control': 'only-if-cached' };
      const found = await Promise.all(hashes.map((hash) => fetch(`http://${local(port)}/ipfs/${hash}`, { headers })));
      return found.filter(({ ok }) => ok).length;
    };
    // each took some of them, none all
    expect([await here(first), await here(second)]).toEqual([4, 4]);
    await until('all are handed over', async () => {
      const states = await Promise.all([first, second].map((port) => fetch(`http://${local(port)}/health`)));
      const waiting = (await Promise.all(states.map((state) => state.json()))) as { pinning: { waiting: number } }[];
      return waiting.every(({ pinning }) => pinning.waiting === 0);
    });
    await stores[0].stop('SIGKILL');
    for (const hash of hashes) {
      const answer = await site.ask('content', `/ipfs/${hash}`);
      expect([hash, answer.status]).toEqual([hash, 200]);
    }
    stores[0].start();
    await until('the first store is back', async () => (await fetch(`http://${local(first)}/health`)).ok);
    for (const port of [first, second])
      for (const hash of hashes) expect((await fetch(`http://${local(port)}/ipfs/${hash}`)).status).toBe(200);
  });
});

describe('an operator', () => {
  it('loses a replica, and no visitor notices [OPS-02]', async () => {
    const reader = startReader(site, { sales: 1, block: listedAt });
    await replicas[0].unit.stop('SIGKILL');
    await site.demo.lock(site.demo.cast.owner, {
      ...{ token: await aToken(), amount: 5n, date: 4_000_000_000n, description: 'While a replica is away' },
    });
    await reaches(await head());
    await expectNoFailure(reader);
    replicas[0].unit.start();
  });

  it('reindexes into a second schema, switches to it and drops the first, and no visitor notices [OPS-02]', async () => {
    const before = await everySale();
    const reader = startReader(site, { sales: 1, block: listedAt });
    const next = [
      site.answering('indexer', NEW_INDEXER, NEXT_SCHEMA),
      site.answering('replica', NEW_REPLICA, NEXT_SCHEMA),
    ] as const;
    await until('the new replica has caught up', async () => BigInt(await indexedBy(NEW_REPLICA)) >= (await head()));
    await site.configure({
      [`INDEX_${CHAIN}`]: local(next[1].publicPort),
      SCRAPE_INDEX: `${local(NEW_INDEXER)} ${local(NEW_REPLICA)}`,
    });
    await Promise.all([indexer, ...replicas].map(({ unit }) => unit.stop()));
    await onDatabase(site.primary.url, `drop schema "${SCHEMA}" cascade`);
    expect(await everySale()).toEqual(before);
    await site.demo.createToken(site.demo.cast.owner, PROJECTS.hopper);
    await reaches(await head());
    await expectNoFailure(reader);
    const left = await onDatabase(site.standby.url, `select 1 from pg_namespace where nspname like 'rab%'`);
    expect(left).toHaveLength(1);
    [indexer, replicas[0]] = next;
  });
});

describe('an operator of a site that was switched over', () => {
  let programs: Program[] = [];
  let takenDown = '';

  beforeAll(() => {
    programs = [
      startProgram('prometheus-node-exporter', [`--web.listen-address=${local(MACHINE)}`]),
      startProgram('prometheus', [
        `--config.file=${site.file('rendered/prometheus.yml')}`,
        `--storage.tsdb.path=${site.file('prometheus')}`,
        `--web.listen-address=${local(PROMETHEUS)}`,
      ]),
    ];
  });

  afterAll(async () => {
    for (const program of programs) await program.stop();
  }, 60_000);

  it('takes a document down, which no store serves or takes again [OPS-03]', async () => {
    takenDown = await upload('Stolen');
    expect((await site.ask('content', `/ipfs/${takenDown}`)).status).toBe(200);
    for (const number of [1, 2]) {
      const folder = site.contentFolder(number);
      execFileSync(process.execPath, ['--import', 'tsx', 'src/takedown/takeDown.ts', takenDown, 'stolen'], {
        cwd: join(WORKSPACE, 'packages/content-store'),
        env: { ...process.env, BLOCKS_DIR: join(folder, `blocks-${number}`), DENY_LIST: join(folder, 'denied.txt') },
      });
    }
    const answers = await Promise.all([1, 2, 3, 4].map(() => site.ask('content', `/ipfs/${takenDown}`)));
    expect(answers.map(({ status }) => status)).toEqual([410, 410, 410, 410]);
    await expect(upload('Stolen')).rejects.toThrow('answered with 451');
  });

  it('backs up while everything runs, and restores it elsewhere, where indexing continues from there [OPS-02]', async () => {
    const backups = site.file('backups');
    const script = (name: string, args: string[], env: Record<string, string>) =>
      execFileSync('/bin/sh', [join(DEPLOY, 'bin', name), ...args], {
        env: { PATH: `${postgresBinaries()}:${process.env.PATH}`, ...env },
        encoding: 'utf8',
      }).trim();
    const content = site.contentFolder(1);
    const backup = script('backup.sh', [], {
      DATABASE_URL: site.standby.url,
      CONTENT: content,
      BACKUPS: backups,
      KEEP_DAYS: '14',
    });
    expect(readdirSync(backups)).toHaveLength(1);
    const before = await everySale();
    await site.demo.createToken(site.demo.cast.owner, PROJECTS.thicket);

    await onDatabase(site.primary.url, 'create database restored');
    const database = site.primary.url.replace(/postgres$/, 'restored');
    const folder = site.file('restored');
    script('restore.sh', [backup], { DATABASE_URL: database, CONTENT: folder });
    const restored = site.answering('indexer', RESTORED, NEXT_SCHEMA, database);
    const query =
      '{ launchpads(orderBy: id) { id owner finalized totalBaseCollected numBuyers presaleInfo2 { projectInfoHash } } }';
    const ask = async (endpoint: string, text: string) => {
      const answer = await fetch(`http://${local(restored.publicPort)}/subgraphs/name/${endpoint}`, {
        method: 'POST',
        body: JSON.stringify({ query: text }),
      });
      return ((await answer.json()) as { data: unknown }).data;
    };
    await until('the restored one has gone on', async () => BigInt(await indexedBy(RESTORED + 1)) >= (await head()));
    expect(await ask('presale', query)).toEqual(before);
    expect(await ask('token', `{ tokens(where: { symbol: "${PROJECTS.thicket.symbol}" }) { symbol } }`)).toEqual({
      tokens: [{ symbol: PROJECTS.thicket.symbol }],
    });
    await restored.unit.stop();

    // the store of the backup, over its copy: with the list of what was taken down, and what each client has stored
    expect(namesIn(folder)).toEqual(namesIn(content));
    for (const kept of ['blocks-1', 'blocks-1-clients.json', 'denied.txt']) expect(readdirSync(folder)).toContain(kept);
    cpSync(folder, site.contentFolder(4), { recursive: true });
    renameSync(join(site.contentFolder(4), 'blocks-1'), join(site.contentFolder(4), 'blocks-4'));
    const store = site.store(4, RESTORED_STORE, [], null);
    await until('the restored store answers', async () => (await fetch(`http://${local(RESTORED_STORE)}/health`)).ok);
    const [{ presaleInfo2 }] = (before as { launchpads: [{ presaleInfo2: { projectInfoHash: string } }] }).launchpads;
    const document = await fetch(`http://${local(RESTORED_STORE)}/ipfs/${presaleInfo2.projectInfoHash}`);
    expect(await document.json()).toMatchObject({ description: PROJECTS.carrot.description });
    expect((await fetch(`http://${local(RESTORED_STORE)}/ipfs/${takenDown}`)).status).toBe(410);
    await store.stop();
  });

  // where mounting is refused (no root) there is no disk to fill
  (mayMount ? it : it.skip)(
    'runs out of disk under the primary and a store: visitors read on, uploads go on elsewhere, and all is well when there is room [OPS-02]',
    async () => {
      await reaches(await head());
      await until('Prometheus has seen the stores while they were well', async () => {
        const seen = await prometheus<unknown[]>('series?match[]=rab_content_requests_total{outcome="failures"}');
        return seen.length === 2;
      });
      const before = await everySale();
      const reader = startReader(site, { sales: 1, block: listedAt });
      site.disk?.fill();
      // the log needs a new file and gets none
      const work = 'create table filler as select md5(i::text) from generate_series(1, 500000) i';
      await expect(onDatabase(site.primary.url, work)).rejects.toThrow();
      await onDatabase(site.primary.url, 'select pg_switch_wal()').catch(() => undefined);
      let token: Address;
      try {
        token = await site.demo.createToken(site.demo.cast.owner, PROJECTS.meadow);
        await expect(onDatabase(site.primary.url, work)).rejects.toThrow();
        const hashes: string[] = [];
        for (const letter of ['a', 'b', 'c', 'd']) hashes.push(await upload(`Where there is room: ${letter}`));
        for (const hash of hashes) expect((await site.ask('content', `/ipfs/${hash}`)).status).toBe(200);
        // the store that had none says so under the name that the request has in nginx' log
        const [, id] = /^([\w-]+): upload not stored: .*ENOSPC/m.exec(stores[0].log) ?? [];
        const logged = readFileSync(site.file('rab-access.log'), 'utf8').split('\n').filter(Boolean);
        const lines = logged.map((line) => JSON.parse(line) as { id: string; path: string });
        expect(lines.find((line) => line.id === id)?.path).toBe('/api/v0/add');
        expect(await everySale()).toEqual(before);
        await expectNoFailure(reader);
      } finally {
        site.disk?.free();
        // it recovers by itself after a moment, or it has ended
        await until('the primary answers or has ended', async () =>
          Boolean(site.primary.hasEnded() || (await onDatabase(site.primary.url, 'select 1'))),
        );
        if (site.primary.hasEnded()) await site.primary.restart();
      }
      await reaches(await head());
      const { tokens } = await site.query<{ tokens: unknown[] }>(
        'token',
        `{ tokens(where: { id: "${token}" }) { id } }`,
      );
      expect(tokens).toHaveLength(1);
    },
  );

  it('sees in Prometheus every metric that alerts and dashboard use, every target up, and only the one alert that has a reason [OPS-01]', async () => {
    type Targets = { activeTargets: { health: string; scrapeUrl: string }[] };
    await until('Prometheus reaches everything', async () => {
      const { activeTargets } = await prometheus<Targets>('targets');
      return activeTargets.length === 7 && activeTargets.every(({ health }) => health === 'up');
    });
    const asking = ['prometheus/alerts.yml', 'grafana/dashboard.json'].map((file) =>
      readFileSync(join(DEPLOY, file), 'utf8'),
    );
    const names = new Set(asking.join('\n').match(/\b(?:(?:rab|ponder|node)_[a-z0-9_]+|up)\b(?=[ {[)"/])/g));
    expect(names.size).toBeGreaterThan(15);
    for (const name of names)
      expect([name, (await prometheus<unknown[]>(`series?match[]=${name}`)).length > 0]).toEqual([name, true]);
    type Rules = { groups: { rules: { name: string; health: string; state: string }[] }[] };
    let rules: Rules['groups'][number]['rules'] = [];
    await until('the rules are evaluated', async () => {
      rules = (await prometheus<Rules>('rules')).groups.flatMap((group) => group.rules);
      return rules.every(({ health }) => health === 'ok');
    });
    // only one of the incidents above raises an alert: a store had no room
    const firing = () => rules.filter(({ state }) => state === 'firing').map(({ name }) => name);
    const reasons = mayMount ? ['RabUploadsFail'] : [];
    await until('what happened is told', async () => {
      rules = (await prometheus<Rules>('rules')).groups.flatMap((group) => group.rules);
      return firing().length >= reasons.length;
    });
    expect(firing()).toEqual(reasons);
    expect(rules).toHaveLength(15);
  });

  it('loses the primary, promotes the standby, and continues from there [OPS-02]', async () => {
    const reader = startReader(site, { sales: 1, block: listedAt });
    const before = await everySale();
    await Promise.all([indexer.unit.stop(), site.primary.stop()]);
    await onDatabase(site.standby.url, 'select pg_promote()');
    indexer = site.answering('indexer', PROMOTED, NEXT_SCHEMA, site.standby.url);
    const token = await site.demo.createToken(site.demo.cast.owner, PROJECTS.burrow);
    await reaches(await head());
    const { tokens } = await site.query<{ tokens: unknown[] }>('token', `{ tokens(where: { id: "${token}" }) { id } }`);
    expect(tokens).toHaveLength(1);
    // it rereads the blocks that are not final, and says so meanwhile
    await expectNoFailure(reader, { mayBeOlder: true });
    expect(await everySale()).toEqual(before);
  });
});

/** Nothing is there, and it is nginx that says so: no server was asked. */
async function expectNothing(host: string, path: string): Promise<void> {
  const answer = await site.ask(host, path);
  expect([path, answer.status, await answer.text()]).toEqual([
    path,
    404,
    expect.stringContaining('"Message":"There is'),
  ]);
}

/** Ends a visitor's reading. @throws when anything went wrong, with the last words of who answered */
async function expectNoFailure(reader: Reader, { mayBeOlder = false } = {}): Promise<void> {
  const { asked, older, failures } = await reader.stop();
  expect(asked).toBeGreaterThan(older);
  if (!mayBeOlder) expect(older).toBe(0);
  const words = failures.length === 0 ? [] : replicas.map(({ unit }) => unit.log.slice(-2000));
  expect([...failures, ...words]).toEqual([]);
}

/** What Prometheus answers. */
async function prometheus<T>(path: string): Promise<T> {
  const answer = await fetch(`http://${local(PROMETHEUS)}/api/v1/${path}`);
  return ((await answer.json()) as { data: T }).data;
}

/** Hash of a document that a visitor uploads. */
async function upload(description: string): Promise<string> {
  const form = new FormData();
  const text = JSON.stringify({ logoUrl: 'https://x.io/a.png', description, websiteUrl: 'https://x.io' });
  form.append('file', new File([text], 'info.json'));
  const asked = new Request('http://x', { method: 'POST', body: form });
  const added = await site.ask('content', '/api/v0/add', {
    method: 'POST',
    headers: Object.fromEntries(asked.headers),
    body: Buffer.from(await asked.arrayBuffer()),
  });
  const { Hash } = (await added.json()) as { Hash?: string };
  if (!Hash) throw new Error(`The upload was answered with ${added.status}.`);
  return Hash;
}

async function aToken(): Promise<Address> {
  const { demo } = site;
  return demo.createToken(demo.cast.owner, PROJECTS.burrow);
}

async function onDatabase(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client
    .query(statement)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

const namesIn = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => !/(?:^|\/)drafts/.test(name))
    .sort();
