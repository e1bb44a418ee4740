import { execFile } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { addDocument } from '../test/addDocument.ts';
import { endStore, type RunningStore, startStore } from '../test/startStore.ts';
import { until } from '../test/until.ts';

const PACKAGE = join(__dirname, '..');
const METRICS_PORT = 9890;
const documentOf = (description: string) =>
  JSON.stringify({ logoUrl: 'https://x.io/a.png', description, websiteUrl: 'https://x.io' });

let folder: string;
let store: RunningStore;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-store-'));
});

afterEach(async () => {
  await endStore(store);
  rmSync(folder, { recursive: true });
});

const start = async (env: Record<string, string> = {}) => {
  store = await startStore({ BLOCKS_DIR: join(folder, 'blocks'), ...env });
};
const add = (text: string, query = '', headers = {}) => addDocument(store.origin, text, query, headers);
const read = (cid: string, init: RequestInit = {}, query = '') => fetch(`${store.origin}/ipfs/${cid}${query}`, init);
const filesStored = () =>
  readdirSync(join(folder, 'blocks'), { recursive: true, withFileTypes: true }).filter((file) => file.isFile()).length;

describe('quotas', () => {
  it('the store takes bytes up to its limit, also after a restart; documents that it has cost nothing [SGQ-05]', async () => {
    const env = { TOTAL_BYTES: '2500' };
    await start(env);
    expect((await add(documentOf('a'.repeat(1000)))).status).toBe(200);
    expect((await add(documentOf('b'.repeat(1000)))).status).toBe(200);
    const refused = await add(documentOf('c'.repeat(1000)));
    expect(refused).toEqual({ status: 507, json: { Message: 'The content store is full.', Code: 0, Type: 'error' } });
    expect((await add(documentOf('a'.repeat(1000)))).status).toBe(200);
    await endStore(store);
    await start(env);
    expect((await add(documentOf('c'.repeat(1000)))).status).toBe(507);
    expect((await add(documentOf('b'.repeat(1000)))).status).toBe(200);
    expect((await add(documentOf('c'.repeat(10)))).status).toBe(200);
  }, 60_000);

  it('the store limits the bytes that each client can upload in a day, without an effect on others [SGQ-05]', async () => {
    await start({ CLIENT_BYTES_PER_DAY: '2500', TRUSTED_PROXIES: '127.0.0.1' });
    const from = (client: string, letter: string) =>
      add(documentOf(letter.repeat(1000)), '', { 'x-forwarded-for': client }).then(({ status }) => status);
    expect([await from('192.0.2.1', 'a'), await from('192.0.2.1', 'b'), await from('192.0.2.1', 'c')]).toEqual([
      200, 200, 429,
    ]);
    expect(await from('192.0.2.2', 'd')).toBe(200);
  }, 60_000);

  it('the store remembers the bytes of each client over a restart or a kill, without its address [SGQ-05]', async () => {
    const env = { CLIENT_BYTES_PER_DAY: '2500', TRUSTED_PROXIES: '127.0.0.1' };
    const from = (client: string, letter: string) =>
      add(documentOf(letter.repeat(1000)), '', { 'x-forwarded-for': client }).then(({ status }) => status);
    const kept = () => readFileSync(join(folder, 'blocks-clients.json'), 'utf8');
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      const client = signal === 'SIGTERM' ? '192.0.2.1' : '192.0.2.2';
      await start(env);
      expect([await from(client, 'a'), await from(client, 'b')]).toEqual([200, 200]);
      if (signal === 'SIGKILL')
        await until(
          () =>
            (JSON.parse(kept()).clients as [string, { tokens: number }][]).filter(([, { tokens }]) => tokens < 1000)
              .length === 2,
        );
      await endStore(store, signal);
      await start(env);
      expect([await from(client, 'c'), await from('192.0.2.3', 'c')]).toEqual([429, 200]);
      await endStore(store);
    }
    expect(kept()).not.toContain('192.0.2');
    writeFileSync(join(folder, 'blocks-clients.json'), 'nonsense');
    await start(env);
    expect(await from('192.0.2.1', 'c')).toBe(200);
    expect(store.errors()).toContain('blocks-clients.json tells nothing of clients: SyntaxError');
  }, 120_000);
});

describe('taking down', () => {
  const takeDown = async (...args: string[]) => {
    const command = ['--import', 'tsx', 'src/takedown/takeDown.ts', ...args];
    const env = { ...process.env, BLOCKS_DIR: join(folder, 'blocks') };
    return (await promisify(execFile)(process.execPath, command, { cwd: PACKAGE, env })).stdout;
  };

  it('takes a document from everybody at once and for ever, under each of its names [SGQ-05]', async () => {
    await start();
    const bad = documentOf('stolen');
    const { Hash } = (await add(bad)).json as { Hash: string };
    const other = (await add(bad, '?cid-version=1')).json.Hash as string;
    const wrapped = (await add(bad, '?cid-version=1&raw-leaves=false&only-hash=true')).json.Hash as string;
    const good = (await add(documentOf('mine'))).json.Hash as string;
    expect(await takeDown(Hash, 'by court order')).toContain(`${Hash} is on the list`);
    expect(filesStored()).toBe(1);
    for (const name of [Hash, other, wrapped]) {
      const answer = await read(name);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([410, 'no-store']);
      expect((await read(name, {}, '?format=raw')).status).toBe(410);
    }
    expect((await read(good)).status).toBe(200);
    for (const query of ['', '?cid-version=1', '?cid-version=1&raw-leaves=false'])
      expect(await add(bad, query)).toMatchObject({ status: 451, json: { Message: 'This document was taken down.' } });
    expect(filesStored()).toBe(1);
    await endStore(store);
    await start();
    expect((await read(other)).status).toBe(410);
    expect((await add(bad)).status).toBe(451);
  }, 60_000);

  it('follows the list as it is edited, in any name of the document, and passes over what is no hash [SGQ-05]', async () => {
    const list = join(folder, 'list.txt');
    writeFileSync(list, '# nothing yet\n');
    await start({ DENY_LIST: list });
    const { Hash } = (await add(documentOf('stolen'), '?cid-version=1')).json as { Hash: string };
    const v0 = (await add(documentOf('stolen'), '?only-hash=1')).json.Hash;
    expect((await read(Hash)).status).toBe(200);
    appendFileSync(list, `no hash\n${v0} # the same bytes in another layout\n`);
    expect((await read(Hash)).status).toBe(410);
    expect(store.errors()).toContain('a line that is no hash: "no hash"');
    writeFileSync(list, '');
    expect((await read(Hash)).status).toBe(200);
  }, 60_000);

  it('serves nothing while the list cannot be read, rather than what was taken down [SGQ-05]', async () => {
    await start({ DENY_LIST: join(folder, 'list') });
    const { Hash } = (await add(documentOf('mine'))).json as { Hash: string };
    expect((await read(Hash)).status).toBe(200);
    mkdirSync(join(folder, 'list'));
    expect((await read(Hash)).status).toBe(500);
    rmdirSync(join(folder, 'list'));
    expect((await read(Hash)).status).toBe(200);
  }, 60_000);

  it('says what it needs', async () => {
    await start();
    await expect(takeDown('nonsense')).rejects.toThrow('Name the hash');
  }, 60_000);
});

describe('the gateway', () => {
  it('serves nothing that only stands in its own hash, but for the empty block [SGQ-05]', async () => {
    await start();
    const script = 'bafkqagj4onrxe2lqoq7gc3dfoj2cqmjjhqxxgy3snfyhipq';
    for (const query of ['', '?format=raw']) {
      const answer = await read(script, {}, query);
      expect([answer.status, await answer.text()]).toEqual([404, 'Nothing is stored under this hash.']);
    }
    const empty = await read('bafkqaaa', {}, '?format=raw');
    expect([empty.status, await empty.text()]).toEqual([200, '']);
  }, 60_000);

  it('refuses what it has no form for, and does not let it be kept [SGQ-05]', async () => {
    await start();
    const { Hash } = (await add(documentOf('a'))).json as { Hash: string };
    for (const format of ['car', 'tar', 'dag-json', 'json', '']) {
      const answer = await read(Hash, {}, `?format=${format}`);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([406, 'no-store']);
    }
    expect((await read(Hash, {}, '?format=raw&format=car')).status).toBe(406);
    const { etag } = Object.fromEntries((await read(Hash)).headers);
    for (const given of [etag, `W/${etag}`, `"x", W/${etag}`, '*'])
      expect((await read(Hash, { headers: { 'if-none-match': given as string } })).status).toBe(304);
    expect((await read(Hash, { headers: { 'if-none-match': `"${Hash}.raw"` } })).status).toBe(200);
  }, 60_000);
});

describe('the server', () => {
  /** Half of an upload, and a way to send the rest and get the answer. */
  const halfAnUpload = async (document: string) => {
    const { hostname, port } = new URL(store.origin);
    const boundary = 'b'.repeat(30);
    const body = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="f"\r\n\r\n${document}\r\n--${boundary}--\r\n`;
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (part) => {
      answer += String(part);
    });
    socket.on('error', () => undefined);
    const head = `POST /api/v0/add HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: ${body.length}`;
    await new Promise((resolve) => socket.write(`${head}\r\n\r\n${body.slice(0, 20)}`, resolve));
    // one request after it was answered, so this one has arrived
    await fetch(`${store.origin}/health`);
    return { finish: () => socket.write(body.slice(20)), answer: () => answer, leave: () => socket.destroy() };
  };

  it('ends on SIGTERM once running uploads are finished, and does not wait for a stranger who never finishes [SGQ-05]', async () => {
    await start();
    const [slow, hostile] = [await halfAnUpload(documentOf('slow')), await halfAnUpload(documentOf('never'))];
    try {
      store.process.kill('SIGTERM');
      slow.finish();
      await until(() => slow.answer().includes('200 OK'));
      await until(() => store.process.exitCode === 0);
    } finally {
      hostile.leave();
    }
  }, 60_000);

  it('closes the connection on which a file is too large [SGQ-05]', async () => {
    await start();
    const { status, json } = await add('x'.repeat(100_000));
    expect([status, json.Type]).toEqual([413, 'error']);
    const connection = await new Promise((resolve, reject) => {
      const options = { method: 'POST', agent: false, headers: { 'content-length': 10_000_000 } };
      const sent = request(`${store.origin}/api/v0/add`, options, ({ headers }) => resolve(headers.connection));
      sent.once('error', reject).write('x');
    });
    expect(connection).toBe('close');
  }, 60_000);

  it('serves its metrics to Prometheus on a separate port, and nowhere else [SGQ-05]', async () => {
    await start({ METRICS_PORT: String(METRICS_PORT) });
    await add(documentOf('a'));
    await add('nonsense');
    const text = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
    expect(text).toContain('rab_content_requests_total{outcome="uploads"} 1');
    expect(text).toContain('rab_content_requests_total{outcome="uploadsRefused"} 1');
    expect(text).toMatch(/^rab_content_bytes \d{2,3}$/m);
    expect(text).toContain('rab_content_bytes_most 1000000000');
    expect((await fetch(`${store.origin}/metrics`)).status).toBe(404);
  }, 60_000);
});
