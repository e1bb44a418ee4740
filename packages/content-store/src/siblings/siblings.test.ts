import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { addDocument } from '../../test/addDocument.ts';
import { handMadeCid } from '../../test/handMadeCid.ts';
import { endStore, type RunningStore, startStore } from '../../test/startStore.ts';

const [LEFT, RIGHT] = [9891, 9892];
const originOf = (port: number) => `http://127.0.0.1:${port}`;
const documentOf = (description: string) =>
  JSON.stringify({ logoUrl: 'https://x.io/a.png', description, websiteUrl: 'https://x.io' });

let folder: string;
let stores: RunningStore[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-siblings-'));
  stores = [];
});

afterEach(async () => {
  for (const store of stores) await endStore(store);
  rmSync(folder, { recursive: true });
});

const start = async (port: number, siblings: string) => {
  const store = await startStore({ PORT: String(port), BLOCKS_DIR: join(folder, `${port}`), SIBLINGS: siblings });
  stores.push(store);
  return store;
};
const startBoth = () => Promise.all([start(LEFT, originOf(RIGHT)), start(RIGHT, originOf(LEFT))]);
const add = async (origin: string, text: string, query = ''): Promise<string> => {
  const { json } = await addDocument(origin, text, query, {});
  return json.Hash as string;
};
const read = (origin: string, cid: string, init: RequestInit = {}, query = '') =>
  fetch(`${origin}/ipfs/${cid}${query}`, init);
const listening = (server: Server) =>
  new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(originOf((server.address() as AddressInfo).port)));
  });

describe('stores that are siblings', () => {
  it('serve what only the other has, and have it from then on', async () => {
    const [left, right] = (await startBoth()) as [RunningStore, RunningStore];
    const text = documentOf('a'.repeat(1000));
    const hashes = await Promise.all(
      ['', '?cid-version=1', '?cid-version=1&raw-leaves=false'].map((query) => add(left.origin, text, query)),
    );
    for (const hash of hashes) {
      const answer = await read(right.origin, hash);
      expect([answer.status, await answer.text()]).toEqual([200, text]);
      expect(answer.headers.get('cache-control')).toContain('immutable');
    }
    const raw = await add(left.origin, documentOf('raw'), '?cid-version=1');
    expect(await (await read(right.origin, raw, {}, '?format=raw')).text()).toBe(documentOf('raw'));
    // of three blocks
    const list = '0xaAaAaAaaAaAaAaaAaAAAAAAAAaaaAaAaAaaAaaAa,1000000\n'.repeat(10_000);
    const listed = await add(left.origin, list);
    expect(await (await read(right.origin, listed)).text()).toBe(list);
    expect((await read(right.origin, listed, { headers: { 'cache-control': 'only-if-cached' } })).status).toBe(200);
    await endStore(left);
    for (const hash of [...hashes, raw]) expect((await read(right.origin, hash)).status).toBe(200);
  }, 60_000);

  it('do not ask in circles for what nobody has', async () => {
    const [left, right] = (await startBoth()) as [RunningStore, RunningStore];
    const nowhere = await add(left.origin, documentOf('nowhere'), '?only-hash=1');
    for (const { origin } of [left, right]) {
      const answer = await read(origin, nowhere);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
      const asSibling = await read(origin, nowhere, { headers: { 'cache-control': 'no-cache, only-if-cached' } });
      expect(asSibling.status).toBe(412);
    }
  }, 60_000);

  it('answer 503 instead of 404 for an unknown document while a sibling is down', async () => {
    const left = await start(LEFT, originOf(RIGHT));
    const hash = await add(left.origin, documentOf('away'), '?only-hash=1');
    const answer = await read(left.origin, hash);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    await add((await start(RIGHT, '')).origin, documentOf('away'));
    expect((await read(left.origin, hash)).status).toBe(200);
  }, 60_000);

  it('leave what was taken down where it is', async () => {
    const [left, right] = (await startBoth()) as [RunningStore, RunningStore];
    const text = documentOf('stolen');
    const [v0, v1] = [await add(left.origin, text), await add(left.origin, text, '?cid-version=1')];
    appendFileSync(`${join(folder, String(RIGHT))}-denied.txt`, `${v0}\n`);
    // the second name is known to be the same document only by its bytes
    for (const name of [v0, v1]) expect((await read(right.origin, name)).status).toBe(410);
    expect((await read(left.origin, v0)).status).toBe(200);
  }, 60_000);
});

it('a store rejects an answer of a sibling that is not the requested document', async () => {
  let body = '';
  const liar = createServer((_, response) => response.end(body));
  const store = await start(LEFT, await listening(liar));
  try {
    const hash = await add(store.origin, documentOf('true'), '?only-hash=1&cid-version=1');
    for (body of ['', documentOf('other'), 'x'.repeat(300_000)])
      expect((await read(store.origin, hash)).status).toBe(404);
    body = documentOf('true');
    expect((await read(store.origin, hash)).status).toBe(200);
    // hashes to what it says, and is no project info
    body = '{"any":"thing"}';
    const { cid } = handMadeCid(new TextEncoder().encode(body), 1);
    expect((await read(store.origin, cid)).status).toBe(404);
  } finally {
    liar.closeAllConnections();
    liar.close();
  }
}, 60_000);
