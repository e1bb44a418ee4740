/** @jest-environment node */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type RunningStore, startContentStore } from '@rab/testing/startContentStore';
import { matchesHash } from './matchesHash.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('matchesHash', () => {
  it.each([
    ['', 'QmbFMke1KXqnYyBBWxB74N4c5SBnJMVAiMNRcGu6x1AwQH'],
    ['', 'bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku'],
    ['hello world', 'Qmf412jQZiuVUtdgnB36FXFX7xg5V6KEbSJ4dpQuhkLyfD'],
    ['hello world', 'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e'],
    ['hello world\n', 'QmT78zSuBmuS4z925WZfrqQ1qHaJ56DQaTfyMUF7F8ff5o'],
  ])('knows the published hash of %j: %s', async (text, hash) => {
    expect(await matchesHash(hash, bytesOf(text))).toBe(true);
    expect(await matchesHash(hash, bytesOf(`${text}!`))).toBe(false);
  });

  it.each([
    ['sha2-512', 'bafkrgqbqt7cgyo3bpuouhtwr3yotaaw7nqj2i6d5bh6yqbvn4xgekxfqsxjcxxx'],
    ['dag-cbor', 'bafyreigdmqpykrgxyaxtlafqpqhzrb7qy2rh75nldvfd4tucqmqqme5yje'],
    ['base58 of version 1', 'zb2rhe5P4gXftAwvA4eXQ5HJwsER2owDyS9sKaQRRVQPn93bA'],
    ['nothing', ''],
  ])('says that it cannot decide for %s', async (_kind, hash) => {
    expect(await matchesHash(hash, bytesOf('hello world'))).toBeNull();
  });
});

it('matchesHash says that it cannot decide for a file that has several blocks', async () => {
  expect(await matchesHash('Qmf412jQZiuVUtdgnB36FXFX7xg5V6KEbSJ4dpQuhkLyfD', new Uint8Array(262_145))).toBeNull();
});

describe('matchesHash and the content store', () => {
  let store: RunningStore;
  beforeAll(async () => {
    store = await startContentStore();
  }, 30_000);
  afterAll(() => store.stop());

  async function storedHash(text: string, query: string): Promise<string> {
    const body = new FormData();
    body.append('file', new Blob([text]), 'info.json');
    const response = await fetch(`${store.origin}/api/v0/add?only-hash=true${query}`, { method: 'POST', body });
    return ((await response.json()) as { Hash: string }).Hash;
  }

  const letters = ['a', 'é', '漢', '🥕', '\\n'];
  const random = (count: number) => letters[Math.floor(Math.random() * letters.length)]?.repeat(count) ?? '';
  // lengths around the places where one more byte is needed to write the length down
  const lengths = [0, 1, 80, 110, 120, 127, 128, 129, 1000, 4000, 5000, 9900];

  it.each([
    ['', /^Qm/],
    ['&cid-version=1', /^bafkrei/],
    ['&cid-version=1&raw-leaves=false', /^bafybei/],
  ])('agree about random documents with the options "%s"', async (query, shape) => {
    for (const length of lengths) {
      const text = JSON.stringify({ description: `${length}${random(length)}` });
      const hash = await storedHash(text, query);
      expect(hash).toMatch(shape);
      expect({ text, matches: await matchesHash(hash, bytesOf(text)) }).toEqual({ text, matches: true });
      expect(await matchesHash(hash, bytesOf(`${text} `))).toBe(false);
    }
  });
});
