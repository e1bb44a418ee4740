import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDocument } from '../test/addDocument.ts';
import { endStore, type RunningStore, startStore } from '../test/startStore.ts';

const PACKAGE = join(__dirname, '..');
const INFO = { logoUrl: 'https://x.io/a.png', description: 'héllo', websiteUrl: 'https://x.io' };
const folder = mkdtempSync(join(tmpdir(), 'content-store-'));
let store: RunningStore;
let origin: string;

beforeAll(async () => {
  store = await startStore({ BLOCKS_DIR: folder });
  origin = store.origin;
}, 20_000);

afterAll(async () => {
  await endStore(store);
  rmSync(folder, { recursive: true });
});

const add = (content: string | Uint8Array<ArrayBuffer>, query = '', to = origin) => addDocument(to, content, query);

/** The real kubo client against the running server. */
async function kuboAdd(content: string, options: object): Promise<{ cid: string; path: string; size: number }> {
  const args = ['test/kuboAdd.mjs', origin, content, JSON.stringify(options)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: PACKAGE });
  return JSON.parse(stdout);
}

/** A lossy WebP picture whose header says that it has so many pixels on each side. */
function webp(pixels: number): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');
  bytes.writeUInt16LE(pixels, 26);
  bytes.writeUInt16LE(pixels, 28);
  return new Uint8Array(bytes);
}

/** The beginning of a JPEG picture of 16 x 16 pixels. */
const JPEG = new Uint8Array(
  Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b080010001001011100ffd9', 'hex'),
);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script>alert(1)</script></svg>';

const multihash = (bytes: Buffer) =>
  Buffer.concat([Buffer.from([0x12, 32]), createHash('sha256').update(bytes).digest()]);

function base58(bytes: Buffer): string {
  const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
  let text = '';
  for (let rest = BigInt(`0x${bytes.toString('hex')}`); rest > 0n; rest /= 58n)
    text = alphabet[Number(rest % 58n)] + text;
  return text;
}

/** A request as bytes: fetch would tidy the path first. */
const raw = (path: string) =>
  new Promise<string>((resolve) => {
    const { hostname, port } = new URL(origin);
    let answer = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`),
    );
    socket.on('data', (data) => (answer += data)).on('close', () => resolve(answer));
  });

describe('content store', () => {
  it('takes a document from the kubo client and serves it by its hash [IDX-10]', async () => {
    const { cid } = await kuboAdd(JSON.stringify(INFO), {});
    const response = await fetch(`${origin}/ipfs/${cid}`);
    expect(cid).toMatch(/^Qm/);
    expect(await response.json()).toEqual(INFO);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect((await fetch(`${origin}/ipfs/${cid}`, { headers: { 'if-none-match': `"${cid}"` } })).status).toBe(304);
    expect((await fetch(`${origin}/ipfs/${cid}`, { method: 'HEAD' })).status).toBe(200);
  }, 20_000);

  it('answers as kubo does: name, hash, size; version 1 as raw leaf of the very bytes', async () => {
    const content = '{"description":"hello"}';
    const v0 = await add(content);
    const v1 = await add(content, '?cid-version=1');
    // one dag-pb leaf (unixfs type 2, data, size) of 23 bytes
    const body = Buffer.from(content);
    const leaf = Buffer.concat([Buffer.from([0x0a, 29, 8, 2, 0x12, 23]), body, Buffer.from([0x18, 23])]);
    expect(await kuboAdd(content, { cidVersion: 1, rawLeaves: true })).toMatchObject({ cid: v1.json.Hash });
    expect(v0.json).toEqual({ Name: 'info.json', Hash: base58(multihash(leaf)), Size: String(leaf.length) });
    expect(await (await fetch(`${origin}/ipfs/${v1.json.Hash}`)).text()).toBe(content);
  }, 20_000);

  it('only computes the hash when asked to', async () => {
    const { json } = await add('{"description":"not stored"}', '?only-hash=true');
    expect(json.Hash).toMatch(/^Qm/);
    expect((await fetch(`${origin}/ipfs/${json.Hash}`)).status).toBe(404);
  });

  it.each([
    ['no JSON', '{nope', 400, 'The file is not UTF-8 JSON.'],
    ['bytes that are no UTF-8', new Uint8Array([0x7b, 0xff, 0x7d]), 400, 'The file is not UTF-8 JSON.'],
    ['no object', '[]', 400, 'The file is not a JSON object.'],
    ['an unknown field', '{"evil":"x"}', 400, 'evil is not a field of project info.'],
    ['a script link', '{"logoUrl":"javascript:alert(1)"}', 400, 'logoUrl is not an http(s) link.'],
    ['a data link', '{"websiteUrl":"data:text/html,x"}', 400, 'websiteUrl is not an http(s) link.'],
    [
      'a huge document',
      JSON.stringify({ description: 'x'.repeat(70_000) }),
      413,
      'The file is larger than 65536 bytes.',
    ],
  ])('refuses %s', async (_what, content, status, message) => {
    expect(await add(content)).toMatchObject({ status, json: { Message: message, Type: 'error' } });
  });

  it.each([
    ['image/webp', webp(1)],
    ['image/webp', webp(128)],
    ['image/jpeg', JPEG],
  ])('takes a logo and serves it as %s, which nothing in it can run as [FST-08]', async (type, picture) => {
    const { json } = await add(picture);
    const response = await fetch(`${origin}/ipfs/${json.Hash}`);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(picture);
  });

  it.each([
    ['with more pixels than a page shows', webp(129), 'A picture may have 128 pixels on each side.'],
    ['without pixels', webp(0), 'A picture may have 128 pixels on each side.'],
    ['of too many bytes', new Uint8Array([...webp(128), ...new Uint8Array(8192)]), 'A picture may have 8192 bytes.'],
    ['that can hold a script', SVG, 'The file is not UTF-8 JSON.'],
    ['of another kind', new Uint8Array(Buffer.from('R0lGODlhAQABAAAAACw=', 'base64')), 'The file is not UTF-8 JSON.'],
  ])('refuses a picture %s [FST-08]', async (_what, picture, message) => {
    expect(await add(picture)).toMatchObject({ status: 400, json: { Message: message } });
  });

  it('takes the list of an airdrop that has several blocks, and serves it as CSV that nothing can run [MRK-01]', async () => {
    const list = '0xaAaAaAaaAaAaAaaAaAAAAAAAAaaaAaAaAaaAaaAa,1000000000000000000\n'.repeat(10_000);
    const { json } = await add(list);
    expect(json.Hash).toMatch(/^Qm/);
    const response = await fetch(`${origin}/ipfs/${json.Hash}`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toBe(list);
  });

  it.each([
    [
      'with words in it',
      '0x words that somebody wants to have kept',
      400,
      'The last row does not end with a line break.',
    ],
    [
      'with a wrong checksum',
      `${'0xaAaAaAaaAaAaAaaAaAAAAAAAAaaaAaAaAaaAaaAa,1\n'}0xAAaAaAaaAaAaAaaAaAAAAAAAAaaaAaAaAaaAaaAa,1\n`,
      400,
      'Row 2 is not a checksummed address and an amount in base units.',
    ],
    [
      'of too many rows',
      '0xaAaAaAaaAaAaAaaAaAAAAAAAAaaaAaAaAaaAaaAa,1\n'.repeat(100_001),
      400,
      'A list may have 100000 rows and 8300000 bytes.',
    ],
    ['of too many bytes', `0x${'a'.repeat(8_400_000)}`, 413, 'The file is larger than 8300000 bytes.'],
    ['that is no text', new Uint8Array([0x30, 0x78, 0xff]), 400, 'The list is not UTF-8 text.'],
  ])('refuses a list %s [MRK-01]', async (_what, list, status, message) => {
    expect(await add(list)).toMatchObject({ status, json: { Message: message } });
  });

  it.each([
    ['a%20name%C3%A9.json', 'a nameé.json'],
    ['a+name.json', 'a name.json'],
    ['100%.json', '100%.json'],
  ])('reads the name %s as kubo does', async (name, read) => {
    const form = new FormData();
    form.append('file', new File(['{"description":"named"}'], name));
    const response = await fetch(`${origin}/api/v0/add`, { method: 'POST', body: form });
    expect(await response.json()).toMatchObject({ Name: read });
  });

  it('refuses a folder, also one with a single file in it', async () => {
    const form = new FormData();
    form.append('file', new File(['{"description":"in a folder"}'], 'd%2Fa.json'));
    const response = await fetch(`${origin}/api/v0/add`, { method: 'POST', body: form });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ Message: 'Send a file, not a folder.' });
  });

  it('takes exactly one file', async () => {
    const form = new FormData();
    form.append('file', new File(['{}'], 'a'));
    form.append('file', new File(['{}'], 'b'));
    expect((await fetch(`${origin}/api/v0/add`, { method: 'POST', body: form })).status).toBe(400);
    expect((await fetch(`${origin}/api/v0/add`, { method: 'POST', body: '{}' })).status).toBe(400);
  });

  it.each(['?cid-version=2', '?raw-leaves=true', '?wrap-with-directory=true', '?chunker=size-1024', '?hash=sha3-512'])(
    'refuses the option %s instead of giving another hash than kubo',
    async (query) => {
      expect((await add('{}', query)).status).toBe(400);
    },
  );

  it.each([
    '/ipfs/../package.json',
    '/ipfs/..%2f..%2fpackage.json',
    '/ipfs/%2e%2e/%2e%2e/etc/passwd',
    '/../../etc/passwd',
  ])('gives nothing for the path %s', async (path) => {
    expect(await raw(path)).toMatch(/^HTTP\/1.1 (400|404)/);
  });

  it('gives the block itself to a node that asks for it, which can check it against the hash', async () => {
    const { json } = await add(JSON.stringify(INFO));
    const byQuery = await fetch(`${origin}/ipfs/${json.Hash}?format=raw`);
    const block = Buffer.from(await byQuery.arrayBuffer());
    expect(base58(multihash(block))).toBe(json.Hash);
    expect(byQuery.headers.get('content-type')).toBe('application/vnd.ipld.raw');
    expect(byQuery.headers.get('etag')).not.toBe(`"${json.Hash}"`);
    const probe = await fetch(`${origin}/ipfs/bafkqaaa?format=raw`);
    expect({ status: probe.status, length: (await probe.arrayBuffer()).byteLength }).toEqual({
      status: 200,
      length: 0,
    });
    const unknown = json.Hash?.replace(/..$/, '11');
    expect((await fetch(`${origin}/ipfs/${unknown}?format=raw`)).status).toBe(404);
  });

  it('reports its state in numbers', async () => {
    await add('{nope');
    const { status, answered, pinning, upSeconds } = await (await fetch(`${origin}/health`)).json();
    expect({ status, pinning }).toEqual({ status: 'ok', pinning: null });
    expect(upSeconds).toBeGreaterThanOrEqual(0);
    for (const count of ['uploads', 'uploadsRefused', 'reads']) expect(answered[count]).toBeGreaterThan(0);
    expect(answered.failures).toBe(0);
  });

  it('limits uploads per client; another client behind the trusted proxy is not held up', async () => {
    const limited = await startStore({
      BLOCKS_DIR: folder,
      UPLOAD_BURST: '2',
      UPLOADS_PER_MINUTE: '1',
      TRUSTED_PROXIES: '127.0.0.0/8',
    });
    const upload = async (client: string) =>
      (await addDocument(limited.origin, '{}', '', { 'x-forwarded-for': client })).status;
    const statuses: number[] = [];
    for (let count = 0; count < 3; count++) statuses.push(await upload('198.51.100.7'));
    expect(statuses).toEqual([200, 200, 429]);
    expect(await upload('198.51.100.8')).toBe(200);
    expect((await fetch(`${limited.origin}/health`)).status).toBe(200);
    await endStore(limited);
  }, 20_000);

  it('believes nobody who is no trusted proxy about another address', async () => {
    const limited = await startStore({ BLOCKS_DIR: folder, UPLOAD_BURST: '1', UPLOADS_PER_MINUTE: '1' });
    const upload = async (client: string) =>
      (await addDocument(limited.origin, '{}', '', { 'x-forwarded-for': client })).status;
    expect([await upload('198.51.100.7'), await upload('198.51.100.8')]).toEqual([200, 429]);
    await endStore(limited);
  }, 20_000);

  it('lets the pages of the configured origins in, and no others', async () => {
    const closed = await startStore({ BLOCKS_DIR: folder, CORS_ORIGINS: 'https://app.example, https://b.example' });
    const allowed = async (from: string) => {
      const response = await fetch(`${closed.origin}/health`, { headers: { origin: from } });
      return response.headers.get('access-control-allow-origin');
    };
    expect(await allowed('https://b.example')).toBe('https://b.example');
    expect(await allowed('https://evil.example')).toBeNull();
    await endStore(closed);
  }, 20_000);
});
