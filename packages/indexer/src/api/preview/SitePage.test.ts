import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SitePage } from './SitePage.ts';

const page = (release: string) =>
  `<!doctype html><html><head><meta name="description" content="x" /><title>RAB Launchpad</title></head><body>${release}</body></html>`;

const folder = mkdtempSync(join(tmpdir(), 'rab-page-'));
let server: Server;
let answer: RequestListener;
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/index.html`;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

it('the page of a site follows its file from release to release [FST-06]', async () => {
  const file = join(folder, 'index.html');
  const site = new SitePage(file);
  await expect(site.read()).rejects.toThrow('ENOENT');
  writeFileSync(file, page('one'));
  expect(await site.read()).toBe(page('one'));
  writeFileSync(file, page('another'));
  expect(await site.read()).toBe(page('another'));
  writeFileSync(file, 'under maintenance');
  await expect(site.read()).rejects.toThrow('has no title and description');
  writeFileSync(file, `${page('large')}${' '.repeat(500_000)}`);
  await expect(site.read()).rejects.toThrow('more than 500000 bytes');
});

describe('from a server', () => {
  it('asks each time whether there is another release, and takes it [FST-06]', async () => {
    const asked: (string | undefined)[] = [];
    let release = 'one';
    answer = (request, response) => {
      asked.push(request.headers['if-none-match']);
      if (request.headers['if-none-match'] === `"${release}"`) response.writeHead(304).end();
      else response.writeHead(200, { etag: `"${release}"` }).end(page(release));
    };
    const site = new SitePage(address());
    expect([await site.read(), await site.read()]).toEqual([page('one'), page('one')]);
    release = 'another';
    expect(await site.read()).toBe(page('another'));
    expect(asked).toEqual([undefined, '"one"', '"one"']);
  });

  it.each<[string, RequestListener, string]>([
    ['is away', (request) => request.socket.destroy(), 'fetch failed'],
    ['answers with an error', (_, response) => response.writeHead(500).end(page('x')), 'answered HTTP 500'],
    ['leads elsewhere', (_, response) => response.writeHead(302, { location: '/x' }).end(), 'fetch failed'],
    ['has another page', (_, response) => response.end('<!doctype html><title>x</title>'), 'no title and description'],
    ['never ends', (_, response) => response.write('<'), 'timeout'],
    ['sends a megabyte', (_, response) => response.end(Buffer.alloc(1_000_000)), 'more than 500000 bytes'],
  ])('says why there is no page when that %s [FST-06]', async (_, listener, reason) => {
    answer = listener;
    await expect(new SitePage(address()).read()).rejects.toThrow(reason);
  });
});
