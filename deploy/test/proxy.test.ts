import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { APPS } from '@rab/federation/areas';
import { until } from '@rab/indexer/test/until';
import { Nginx } from './support/Nginx.ts';

const PORT = 9960;
/** Answers with the client that nginx takes the visitor for. */
const NAMES_PORT = PORT + 2;
const QUESTION = '/56/subgraphs/name/lock';
const SECOND = 1000;

const folder = mkdtempSync(join(tmpdir(), 'rab-proxy-'));
let nginx: Nginx;
let server: Server;
/** What the servers behind it were asked. */
const asked: IncomingMessage[] = [];
/** How they answer. */
let answer: RequestListener;

beforeAll(async () => {
  for (const app of [...APPS, 'guide']) {
    mkdirSync(join(folder, 'web', app), { recursive: true });
    writeFileSync(
      join(folder, 'web', app, 'security-headers.nginx.conf'),
      `add_header content-security-policy "${app}";`,
    );
    writeFileSync(join(folder, 'web', app, 'index.html'), `page of ${app}`);
  }
  server = createServer((question, response) => {
    asked.push(question);
    answer(question, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const behind = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  nginx = new Nginx(
    folder,
    PORT,
    `server { listen 127.0.0.1:${NAMES_PORT}; set_real_ip_from 127.0.0.1; real_ip_header x-address; return 200 "$rab_client"; }`,
  );
  await nginx.configure({ CHAINS: '56', INDEX_56: behind, CONTENT: behind });
}, 60_000);

afterAll(async () => {
  await nginx?.stop();
  server?.closeAllConnections();
  server?.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  asked.length = 0;
  answer = (_, response) => response.end('{"data":{}}');
});

/** Sends that many requests at once: how many were answered, and the first that was not. */
async function flood(times: number, ask: () => Promise<Response>) {
  const answers = await Promise.all(Array.from({ length: times }, ask));
  return { passed: answers.filter(({ ok }) => ok).length, refused: answers.find(({ ok }) => !ok) };
}

describe('nginx before the guide', () => {
  it('answers with a page and the policy of the guide, and with 404 for a page that does not exist [LNG-05]', async () => {
    writeFileSync(join(folder, 'web/guide/faq.html'), 'questions');
    for (const path of ['/', '/faq.html', '/faq']) {
      const page = await nginx.ask('guide', path);
      expect([page.status, await page.text()]).toEqual([200, path === '/' ? 'page of guide' : 'questions']);
      expect(page.headers.get('content-security-policy')).toBe('guide');
    }
    for (const path of ['/fax', '/security-headers.nginx.conf', '/_headers'])
      expect((await nginx.ask('guide', path)).status).toBe(404);
  });
});

describe('nginx before the servers', () => {
  it('passes on the real address of a visitor, whatever the visitor claims [OPS-01]', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.7', 'x-request-id': 'claimed' };
    const { headers: answered } = await nginx.ask('index', QUESTION, { method: 'POST', headers });
    await nginx.ask('content', '/ipfs/Qm', { headers });
    expect(asked.map(({ headers: given }) => given['x-forwarded-for'])).toEqual(['127.0.0.1', '127.0.0.1']);
    expect(asked[0]?.headers['x-request-id']).toBe(answered.get('x-request-id'));
    expect(answered.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::1'],
    ['2001:db8:1::5', '2001:db8:1::6:7'],
    ['2001:db8::1', '2001:db8::a:b:c:d'],
    ['2001::1:a:b:c:d', '2001::1:0:e:0:9'],
    ['::1', '::2'],
  ])('takes %s and %s, of one network, for one client [OPS-01]', async (one, other) => {
    expect(await clientOf(one)).toBe(await clientOf(other));
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['2001:db8:1::5', '2001:db8:2::5'],
    ['2001:db8:1::5', '2001:db8:1:2::5'],
    ['2001::1:a:b:c:d', '2001::2:a:b:c:d'],
    ['198.51.100.1', '198.51.100.2'],
    ['::ffff:198.51.100.1', '::ffff:198.51.100.2'],
  ])('takes %s and %s for two [OPS-01]', async (one, other) => {
    expect(await clientOf(one)).not.toBe(await clientOf(other));
  });

  it('asks a server once for what many clients want by GET, and again after a block’s time [OPS-01]', async () => {
    let count = 0;
    answer = (_, response) => {
      count += 1;
      setTimeout(() => response.setHeader('cache-control', 'public, max-age=1').end(String(count)), 100);
    };
    const ask = async () => {
      const got = await nginx.ask('index', `${QUESTION}?query=x`);
      return [got.headers.get('x-cache'), await got.text()];
    };
    const together = await Promise.all(Array.from({ length: 5 }, ask));
    expect(together.map(([, text]) => text)).toEqual(Array(5).fill('1'));
    expect(await ask()).toEqual(['HIT', '1']);
    await new Promise((resolve) => setTimeout(resolve, 2 * SECOND));
    expect(await ask()).toEqual(['EXPIRED', '2']);
    // an answer that forbids caching is not cached
    answer = (_, response) => response.setHeader('cache-control', 'no-store').end(String(++count));
    const fresh = await Promise.all([0, 1].map(() => nginx.ask('index', `${QUESTION}?query=y`)));
    expect((await Promise.all(fresh.map((each) => each.text()))).sort()).toEqual(['3', '4']);
  });

  it('says in words that a server is unreachable [OPS-01]', async () => {
    answer = (question) => question.socket.destroy();
    for (const [host, path] of [
      ['index', QUESTION],
      ['content', '/ipfs/Qm'],
    ] as const) {
      const away = await nginx.ask(host, path);
      expect([away.status, away.headers.get('access-control-allow-origin'), away.headers.get('retry-after')]).toEqual([
        503,
        '*',
        '5',
      ]);
      expect(await away.json()).toMatchObject({ errors: [{ message: 'The server is away, try again in a moment.' }] });
    }
  });

  it('lets one client hold 100 connections, and still answers others [OPS-01]', async () => {
    answer = () => undefined;
    const asking = Array.from({ length: 100 }, () => nginx.ask('content', '/ipfs/Qm', { from: '127.0.0.2' }));
    const ended = Promise.allSettled(asking);
    await until('all of them are asked on', () => asked.length === 100);
    answer = (_, response) => response.end();
    expect((await nginx.ask('content', '/ipfs/Qm', { from: '127.0.0.2' })).status).toBe(429);
    expect((await nginx.ask('content', '/ipfs/Qm', { from: '127.0.0.3' })).status).toBe(200);
    server.closeAllConnections();
    await ended;
  });

  it('lets one client upload 30 documents at once, refuses more in words, and still serves others [OPS-01]', async () => {
    const upload = (from: string) => () => nginx.ask('content', '/api/v0/add', { method: 'POST', from });
    const { passed, refused } = await flood(45, upload('127.0.0.4'));
    expect(passed).toBe(31);
    expect([refused?.status, refused?.headers.get('access-control-allow-origin')]).toEqual([429, '*']);
    expect(await refused?.json()).toMatchObject({ Message: 'Too many requests, try again in a moment.' });
    expect((await upload('127.0.0.5')()).status).toBe(200);
  });

  it.each([
    ['index', QUESTION, 'POST', '127.0.0.6'],
    ['content', '/ipfs/Qm', 'GET', '127.0.0.7'],
  ])(
    'lets one client ask %s 200 times at once, and refuses more in words [OPS-01]',
    async (host, path, method, from) => {
      const batches = [];
      // fewer at once than one client may hold connections
      for (let batch = 0; batch < 8; batch++)
        batches.push(await flood(60, () => nginx.ask(host, path, { method, from })));
      expect(batches[2]).toMatchObject({ passed: 60 });
      const refused = batches.find((batch) => batch.refused)?.refused;
      expect([
        refused?.status,
        refused?.headers.get('retry-after'),
        refused?.headers.get('access-control-allow-origin'),
      ]).toEqual([429, '5', '*']);
      expect(await refused?.json()).toMatchObject({
        errors: [{ message: 'Too many requests, try again in a moment.' }],
      });
    },
  );
});

describe('pages that show one thing, and lists', () => {
  const SALE = `/rab-sale/0x${'aB'.repeat(20)}`;
  /** How it is answered, in milliseconds. */
  const page = async (path: string, question = {}) => {
    const began = performance.now();
    const answered = await nginx.ask('', path, question);
    const text = await answered.text();
    return { status: answered.status, text, headers: answered.headers, took: performance.now() - began };
  };
  const plain = { status: 200, text: 'page of shell' };
  /** Until nginx asks a server again of which it has noted that it failed. */
  const forgiven = () =>
    until('nginx asks again', async () => {
      answer = (_, response) => response.end('asked');
      return (await page(SALE)).text === 'asked';
    });

  it.each([
    [SALE, SALE],
    [`/rab-sale/fairlaunch/0x${'1'.repeat(40)}?chain=56&x=%0a`, `/rab-sale/fairlaunch/0x${'1'.repeat(40)}`],
    ['/lock-tokens/lock/1000001/certificate', '/lock-tokens/lock/1000001/certificate'],
    ['/view-sales', '/view-sales'],
    ['/rab-sale/fairlaunch/', '/rab-sale/fairlaunch/'],
    ['/token/airdrops', '/token/airdrops'],
  ])(
    'are asked of the index, which gets the path of %s and nothing else of the visitor [FST-06]',
    async (path, passed) => {
      answer = (_, response) =>
        response
          .writeHead(200, {
            'content-type': 'text/html; charset=utf-8',
            'cache-control': 'max-age=9',
            'content-security-policy': 'theirs',
            'set-cookie': 'a=b',
            etag: 'W/"1"',
          })
          .end('<title>with a preview</title>');
      const { status, text, headers } = await page(path, { headers: { cookie: 'secret', 'x-forwarded-for': '::9' } });
      expect([status, text]).toEqual([200, '<title>with a preview</title>']);
      expect(asked.map(({ url }) => url)).toEqual([`/subgraphs/page${passed}`]);
      expect(asked[0]?.headers.cookie).toBeUndefined();
      expect(asked[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-cache',
        'content-security-policy': 'shell',
        'content-type': 'text/html; charset=utf-8',
        etag: 'W/"1"',
      });
      expect(headers.get('set-cookie')).toBeNull();
    },
  );

  it('are the site’s plain page where the index has no preview, refuses or fails [FST-06]', async () => {
    for (const status of [404, 429, 500]) {
      answer = (_, response) => response.writeHead(status).end('an answer of the index');
      const { headers, ...got } = await page(SALE);
      expect(got).toMatchObject(plain);
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-cache',
        'content-security-policy': 'shell',
        'content-type': 'text/html; charset=utf-8',
      });
    }
    expect(asked).toHaveLength(3);
  });

  it('are the site’s plain page where the index is gone or busy [FST-06]', async () => {
    for (const failure of [
      (question: IncomingMessage) => question.socket.destroy(),
      (_: IncomingMessage, response: ServerResponse) => response.writeHead(503).end(),
    ]) {
      await forgiven();
      answer = failure;
      expect(await page(SALE)).toMatchObject(plain);
    }
    await forgiven();
  });

  it('keep one visitor waiting for a moment, and ask nothing for the next ones, while the index hangs [FST-06]', async () => {
    await forgiven();
    asked.length = 0;
    answer = () => undefined;
    const first = await page(SALE);
    expect(first).toMatchObject(plain);
    expect(first.took).toBeLessThan(2 * SECOND);
    expect(asked).toHaveLength(1);
    const next = await Promise.all([0, 1, 2, 3, 4].map(() => page(SALE)));
    for (const each of next) expect(each).toMatchObject(plain);
    expect(asked).toHaveLength(1);
    await forgiven();
  });

  it.each([
    '/',
    '/view-sales?search=a',
    '/lock-tokens/?page=2',
    '/rab-sale/create',
    '/token/token-detect',
    '/token/airdrops?tab=mine',
    '/token/airdrop/create',
    `/favicon.svg`,
  ])('are others than %s, which the index is not asked for [FST-06]', async (path) => {
    await page(path);
    expect(asked).toEqual([]);
  });
});

const clientOf = (address: string): Promise<string> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: NAMES_PORT, headers: { 'x-address': address } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () => resolve(Buffer.concat(parts).toString('latin1')));
    })
      .once('error', reject)
      .end();
  });
