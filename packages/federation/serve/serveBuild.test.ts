/** @jest-environment node */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { paths, SALE_KINDS } from '@rab/config';
import { serveBuild } from './serveBuild.mjs';

const folder = mkdtempSync(join(tmpdir(), 'serve-build-'));
const root = join(folder, 'dist');
let port: number;
let server: { close: () => Promise<void> };

const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as AddressInfo;
      probe.close(() => done(free));
    });
  });

/** An answer to exactly this path: `fetch` would tidy it up first. */
const get = (path: string, method = 'GET') =>
  new Promise<{ status: number; type: string | undefined; cache: string | undefined; cors: unknown; body: string }>(
    (done, fail) => {
      request({ host: '127.0.0.1', port, path, method }, (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (text: string) => {
          body += text;
        });
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'],
            cache: response.headers['cache-control'],
            cors: response.headers['access-control-allow-origin'],
            body,
          }),
        );
      })
        .once('error', fail)
        .end();
    },
  );

beforeAll(async () => {
  mkdirSync(join(root, 'c'), { recursive: true });
  writeFileSync(join(root, 'index.html'), 'the page');
  writeFileSync(join(root, 'remoteEntry.js'), 'entry');
  writeFileSync(join(root, 'c/12.0a1b2c3d.js'), 'chunk');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'config.json'), '{"a":1}');
  port = await freePort();
  server = await serveBuild({
    root,
    port,
    cors: true,
    overrides: { '/config.json': join(folder, 'config.json'), '/remotes.json': join(folder, 'missing.json') },
  });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('serveBuild', () => {
  it('answers the path of a page with index.html, uncached', async () => {
    for (const path of ['/', '/lock-tokens/lock/7', '/rab-sale/0xAb?tab=2'])
      expect(await get(path)).toMatchObject({ status: 200, type: 'text/html; charset=utf-8', body: 'the page' });
    expect((await get('/')).cache).toBe('no-cache');
  });

  it('answers a page that asks whether it may add headers, and lets isolated pages take files [ENG-02]', async () => {
    const asked = { 'access-control-request-method': 'GET', 'access-control-request-headers': 'sentry-trace,baggage' };
    for (const path of ['/config.json', '/remoteEntry.js']) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'OPTIONS', headers: asked });
      expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
        204,
        {
          'access-control-allow-origin': '*',
          'access-control-allow-methods': 'GET, HEAD',
          'access-control-allow-headers': 'sentry-trace,baggage',
        },
      ]);
      const file = await fetch(`http://127.0.0.1:${port}${path}`);
      expect(file.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    }
  });

  it('lets browsers keep what has a hash in its name, and nothing else', async () => {
    expect((await get('/c/12.0a1b2c3d.js')).cache).toContain('immutable');
    expect((await get('/remoteEntry.js')).cache).toBe('no-cache');
  });

  it('gives a script its type and lets other origins load it', async () => {
    expect(await get('/remoteEntry.js')).toMatchObject({ type: 'text/javascript; charset=utf-8', cors: '*' });
  });

  it('answers 404 for a missing file, never the page', async () => {
    for (const path of ['/c/13.0a1b2c3d.js', '/remotes.json', '/missing.css'])
      expect((await get(path)).status).toBe(404);
  });

  it('sends the packed file to those who take brotli, and to nobody else', async () => {
    writeFileSync(join(root, 'c/14.0a1b2c3d.js'), 'chunk 14');
    writeFileSync(join(root, 'c/14.0a1b2c3d.js.br'), brotliCompressSync('chunk 14'));
    const ask = (accepted: string) =>
      fetch(`http://127.0.0.1:${port}/c/14.0a1b2c3d.js`, { headers: { 'accept-encoding': accepted } });
    const packed = await ask('gzip, br');
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(packed.headers.get('vary')).toBe('accept-encoding');
    expect(await packed.text()).toBe('chunk 14');
    const plain = await ask('gzip');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe('chunk 14');
  });

  it('serves what differs per environment from elsewhere', async () => {
    expect(await get('/config.json')).toMatchObject({ status: 200, body: '{"a":1}' });
  });

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/c/..%2f..%2fsecret.txt', '/%00', '/%zz', '//x/../../secret.txt'])(
    'never leaves the folder: %s',
    async (path) => {
      const { status, body } = await get(path);
      expect(body).not.toContain('secret');
      expect([200, 404]).toContain(status);
    },
  );

  it('survives a path that no file can have', async () => {
    expect((await get(`/${'x'.repeat(5_000)}.js`)).status).toBe(404);
  });

  it('takes GET and HEAD only', async () => {
    expect((await get('/', 'POST')).status).toBe(405);
    expect(await get('/', 'HEAD')).toMatchObject({ status: 200, body: '' });
  });

  describe('with an indexer that has previews', () => {
    const DETAIL = `/rab-sale/0x${'aB'.repeat(20)}`;
    const html = '<title>with a preview</title>';
    let site: { close: () => Promise<void> };
    let sitePort: number;
    let indexer: Server;
    let answer: RequestListener;
    const asked: (string | undefined)[] = [];
    const page = async (path: string, init: RequestInit = {}) => {
      const response = await fetch(`http://127.0.0.1:${sitePort}${path}`, init);
      return { status: response.status, body: await response.text(), headers: response.headers };
    };

    beforeAll(async () => {
      indexer = createServer((question, response) => {
        asked.push(question.url);
        answer(question, response);
      });
      await new Promise<void>((done) => indexer.listen(0, '127.0.0.1', done));
      const previews = `http://127.0.0.1:${(indexer.address() as AddressInfo).port}/subgraphs/page`;
      sitePort = await freePort();
      site = await serveBuild({ root, port: sitePort, headers: { 'content-security-policy': 'ours' }, previews });
    });
    afterAll(async () => {
      await site.close();
      indexer.closeAllConnections();
      indexer.close();
    });

    it('answers pages that show one thing with their preview, by the headers of the build [FST-06]', async () => {
      answer = (_, response) => response.setHeader('set-cookie', 'a=b').end(html);
      asked.length = 0;
      for (const accepted of ['br', 'identity']) {
        const got = await page(`${DETAIL}?chain=1`, { headers: { 'accept-encoding': accepted } });
        expect(got).toMatchObject({ status: 200, body: html });
        expect(Object.fromEntries(got.headers)).toMatchObject({
          'cache-control': 'no-cache',
          'content-security-policy': 'ours',
          'content-type': 'text/html; charset=utf-8',
          vary: 'accept-encoding',
        });
        expect(got.headers.get('content-encoding')).toBe(accepted === 'br' ? 'br' : null);
        expect(got.headers.get('set-cookie')).toBeNull();
      }
      expect(asked).toEqual([`/subgraphs/page${DETAIL}`, `/subgraphs/page${DETAIL}`]);
      const head = await page(DETAIL, { method: 'HEAD' });
      expect([head.status, head.body, head.headers.get('content-type')]).toEqual([200, '', 'text/html; charset=utf-8']);
    });

    it('answers lists with their first rows, but filtered ones as they are [FST-01]', async () => {
      answer = (_, response) => response.end(html);
      const lists = [
        ...Object.values(SALE_KINDS).map((kind) => kind.paths.list()),
        ...[paths.salesToo(), paths.tokenLocks(), paths.liquidityLocks(), paths.airdrops()],
      ];
      asked.length = 0;
      for (const path of lists) {
        expect(await page(path)).toMatchObject({ status: 200, body: html });
        expect(await page(`${path}?search=a`)).toMatchObject({ status: 200, body: 'the page' });
      }
      expect(asked).toEqual(lists.map((path) => `/subgraphs/page${path}`));
    });

    it.each<[string, RequestListener]>([
      ['has none', (_, response) => response.writeHead(404).end('x')],
      ['fails', (_, response) => response.writeHead(503).end('x')],
      ['is away', (question) => question.socket.destroy()],
      ['hangs', () => undefined],
    ])('answers them with index.html when the indexer %s [FST-06]', async (_, listener) => {
      answer = listener;
      expect(await page(DETAIL)).toMatchObject({ status: 200, body: 'the page' });
    });

    it('asks it for no other page and no file [FST-06]', async () => {
      asked.length = 0;
      for (const path of ['/', '/create-lock', '/rab-sale/create', '/remoteEntry.js', '/lock-tokens/lock/%31'])
        expect((await page(path)).status).toBe(200);
      expect(asked).toEqual([]);
    });
  });

  it('says so when the port is taken', async () => {
    await expect(serveBuild({ root, port })).rejects.toThrow('EADDRINUSE');
  });
});
