import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { addDocument } from '../../test/addDocument.ts';
import { endStore, type RunningStore, startStore } from '../../test/startStore.ts';
import { until } from '../../test/until.ts';

const TOKEN = 'secret-token-of-the-service';
let folder: string;
const running: RunningStore[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-store-'));
});
afterEach(async () => {
  for (const store of running.splice(0)) await endStore(store);
  rmSync(folder, { recursive: true });
});

async function start(name: string, env: Record<string, string> = {}): Promise<RunningStore> {
  const store = await startStore({ BLOCKS_DIR: join(folder, name), PINNING_RETRY_MS: '50', ...env });
  running.push(store);
  return store;
}

const pinningOf = async ({ origin }: RunningStore) => (await (await fetch(`${origin}/health`)).json()).pinning;

const untilHandedOver = (store: RunningStore) => until(async () => (await pinningOf(store)).waiting === 0);
const notes = () => readdirSync(join(folder, 'a-to-pin')).filter((file) => file.endsWith('.json'));

describe('PINNING=kubo', () => {
  it.each(['', '?cid-version=1', '?cid-version=1&raw-leaves=false'])(
    'gives the other node the same bytes with the options "%s": the same hash serves them there',
    async (query) => {
      const node = await start('node');
      const store = await start('a', { PINNING: 'kubo', PINNING_URL: `${node.origin}/` });
      const { json } = await addDocument(store.origin, '{"description":"twice"}', query);
      await untilHandedOver(store);
      expect(await (await fetch(`${node.origin}/ipfs/${json.Hash}`)).text()).toBe('{"description":"twice"}');
      expect(notes()).toEqual([]);
    },
    30_000,
  );

  it('acknowledges uploads while the node is down, and hands them over once it is back, also after a kill', async () => {
    const node = await start('node');
    await endStore(node);
    const env = { PINNING: 'kubo', PINNING_URL: node.origin };
    const first = await start('a', env);
    const hashes: string[] = [];
    for (const count of [1, 2, 3]) {
      const { status, json } = await addDocument(first.origin, `{"description":"${count}"}`);
      expect(status).toBe(200);
      hashes.push(json.Hash as string);
    }
    await until(async () => (await pinningOf(first)).failures >= 2);
    expect(await pinningOf(first)).toMatchObject({ kind: 'kubo', waiting: 3 });
    await endStore(first, 'SIGKILL');
    expect(notes().sort()).toEqual(hashes.map((hash) => `${hash}.json`).sort());
    // what is no note of ours stops nothing
    writeFileSync(join(folder, 'a-to-pin', 'odd.json'), '{');

    const again = await start('node', { PORT: new URL(node.origin).port });
    const second = await start('a', env);
    await untilHandedOver(second);
    for (const hash of hashes) expect((await fetch(`${again.origin}/ipfs/${hash}`)).status).toBe(200);
    expect(notes()).toEqual(['odd.json']);
    expect((await pinningOf(second)).failures).toBe(0);
  }, 40_000);

  it('asks with the token, and keeps what waits while the node comes to another hash', async () => {
    const asked = new Set<string>();
    const odd = createServer((request, response) => {
      asked.add(`${request.method} ${request.url} ${request.headers.authorization}`);
      request.resume().on('end', () => response.end('{"Name":"info.json","Hash":"QmOther","Size":"4"}\n'));
    });
    await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(odd.address() as AddressInfo).port}`;
    const store = await start('a', { PINNING: 'kubo', PINNING_URL: url, PINNING_TOKEN: TOKEN });
    await addDocument(store.origin, '{}');
    await until(async () => (await pinningOf(store)).failures >= 2);
    expect((await pinningOf(store)).waiting).toBe(1);
    expect([...asked]).toEqual([`POST /api/v0/add?pin=true&cid-version=0&raw-leaves=false Bearer ${TOKEN}`]);
    expect(store.errors()).toContain('another hash: QmOther');
    odd.close();
    odd.closeAllConnections();
  }, 30_000);

  it('hands nothing over for a hash that was only computed, or a file that was refused', async () => {
    const store = await start('a', { PINNING: 'kubo', PINNING_URL: 'http://127.0.0.1:1' });
    await addDocument(store.origin, '{}', '?only-hash=true');
    await addDocument(store.origin, '{nope');
    expect(await pinningOf(store)).toEqual({ kind: 'kubo', waiting: 0, failures: 0 });
  }, 30_000);
});

interface Pin {
  cid: string;
  name: string;
  origins?: string[];
  status: string;
}

/** A pinning service with the API's two calls; `fail` makes it answer so instead. */
class TinyService {
  readonly pins: Pin[] = [];
  readonly tokens = new Set<string | undefined>();
  /** How often it was asked about a hash. */
  questions = 0;
  fail: number | undefined;
  refuse: string | undefined;
  readonly #server: Server = createServer(async (request, response) => {
    this.tokens.add(request.headers.authorization);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    const answer = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body));
    if (this.fail) return answer(this.fail, { error: { reason: 'AWAY' } });
    if (pathname !== '/psa/pins') return answer(404, {});
    if (request.method === 'GET') {
      this.questions += 1;
      const statuses = searchParams.get('status')?.split(',');
      const results = this.pins.filter((pin) => pin.cid === searchParams.get('cid') && statuses?.includes(pin.status));
      return answer(200, { count: results.length, results });
    }
    const pin: Pin = { ...(await json(request)), status: 'queued' };
    if (pin.name === this.refuse) return answer(400, { error: { reason: 'BAD_REQUEST' } });
    this.pins.push(pin);
    return answer(202, { requestid: String(this.pins.length), status: pin.status, pin });
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/psa`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

async function json(request: IncomingMessage) {
  let text = '';
  for await (const part of request) text += part;
  return JSON.parse(text);
}

describe('PINNING=psa', () => {
  let service: TinyService;
  let env: Record<string, string>;

  beforeEach(async () => {
    service = new TinyService();
    env = { PINNING: 'psa', PINNING_URL: await service.listen(), PINNING_TOKEN: TOKEN };
  });
  afterEach(() => service.close());

  it('requests the pin once, naming where to fetch from, and polls until the service has it', async () => {
    const origin = '/dns4/store.example/tcp/443/https';
    const store = await start('a', { ...env, PINNING_ORIGINS: origin });
    const { json: added } = await addDocument(store.origin, '{"description":"pin me"}');
    await until(() => service.pins.length === 1);
    expect(service.pins[0]).toEqual({ cid: added.Hash, name: 'info.json', origins: [origin], status: 'queued' });
    for (const status of ['queued', 'pinning']) {
      (service.pins[0] as Pin).status = status;
      const before = service.questions;
      await until(() => service.questions >= before + 2);
    }
    expect(await pinningOf(store)).toEqual({ kind: 'psa', waiting: 1, failures: 0 });
    (service.pins[0] as Pin).status = 'pinned';
    await untilHandedOver(store);
    expect(service.pins).toHaveLength(1);
    expect([...service.tokens]).toEqual([`Bearer ${TOKEN}`]);
  }, 30_000);

  it('requests again what the service failed to fetch', async () => {
    const store = await start('a', env);
    await addDocument(store.origin, '{}');
    await until(() => service.pins.length === 1);
    (service.pins[0] as Pin).status = 'failed';
    await until(() => service.pins.length === 2);
    (service.pins[1] as Pin).status = 'pinned';
    await untilHandedOver(store);
  }, 30_000);

  it('makes no second request after a restart in between', async () => {
    const first = await start('a', env);
    await addDocument(first.origin, '{}');
    await until(() => service.pins.length === 1);
    await endStore(first, 'SIGKILL');
    const second = await start('a', env);
    (service.pins[0] as Pin).status = 'pinned';
    await untilHandedOver(second);
    expect(service.pins).toHaveLength(1);
  }, 30_000);

  it.each([401, 429, 500])(
    'keeps what waits while the service answers %s, and never reveals the token',
    async (status) => {
      service.fail = status;
      const store = await start('a', env);
      expect((await addDocument(store.origin, '{}')).status).toBe(200);
      await until(async () => (await pinningOf(store)).failures >= 2);
      expect((await pinningOf(store)).waiting).toBe(1);
      expect(store.errors()).toContain(`HTTP ${status}`);
      service.fail = undefined;
      await until(() => service.pins.length === 1);
      expect(store.errors()).not.toContain(TOKEN);
      expect(await (await fetch(`${store.origin}/health`)).text()).not.toContain(TOKEN);
    },
    20_000,
  );

  it('lets a document that the service refuses hold up no other', async () => {
    const store = await start('a', env);
    service.refuse = 'info.json';
    await addDocument(store.origin, '{"description":"refused"}');
    await until(async () => (await pinningOf(store)).failures >= 1);
    const form = new FormData();
    form.append('file', new File(['{"description":"fine"}'], 'other.json'));
    await fetch(`${store.origin}/api/v0/add`, { method: 'POST', body: form });
    await until(() => service.pins.some(({ name }) => name === 'other.json'));
    expect((await pinningOf(store)).waiting).toBe(2);
  }, 30_000);
});
