import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { addDocument } from '../test/addDocument.ts';
import { endStore, type RunningStore, startStore } from '../test/startStore.ts';
import { until } from '../test/until.ts';

const WRITERS = 12;
let folder: string;
let store: RunningStore;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'content-store-'));
  store = await startStore({ BLOCKS_DIR: folder, UPLOAD_BURST: '100000' });
}, 20_000);
afterEach(async () => {
  await endStore(store);
  rmSync(folder, { recursive: true });
});

describe('content store killed at a random moment', () => {
  it('serves every upload that it acknowledged, whole, and leaves no drafts [IDX-10]', async () => {
    const acknowledged = new Map<string, string>();
    let isAlive = true;
    const write = async (writer: number) => {
      for (let count = 0; isAlive; count++) {
        const text = JSON.stringify({ description: `${writer} ${count} ${'x'.repeat((writer * 1_500) % 17_000)}` });
        try {
          const { status, json } = await addDocument(store.origin, text);
          if (status === 200) acknowledged.set(json.Hash as string, text);
        } catch {
          // cut off by the kill: not acknowledged, so nothing is owed
          return;
        }
      }
    };
    const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
    const enough = 30 + Math.floor(Math.random() * 100);
    await until(() => acknowledged.size >= enough);
    await endStore(store, 'SIGKILL');
    isAlive = false;
    await Promise.all(writers);
    // a draft for certain, whether or not the kill hit one being written
    writeFileSync(join(folder, 'drafts', 'half'), '{"descr');

    store = await startStore({ BLOCKS_DIR: folder });
    expect(acknowledged.size).toBeGreaterThanOrEqual(enough);
    for (const [hash, text] of acknowledged) {
      const response = await fetch(`${store.origin}/ipfs/${hash}`);
      expect({ hash, status: response.status, text: await response.text() }).toEqual({ hash, status: 200, text });
    }
    expect(readdirSync(join(folder, 'drafts'))).toEqual([]);
  }, 60_000);
});
