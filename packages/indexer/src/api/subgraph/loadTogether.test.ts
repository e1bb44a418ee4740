import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Loaders, loadTogether } from './loadTogether.ts';

let loaders: Loaders;
let calls: string[][];
beforeEach(() => {
  loaders = new Map();
  calls = [];
});

const fetch = async (keys: string[]) => {
  calls.push(keys);
  return new Map(keys.map((key) => [key, key.toUpperCase()]));
};
const load = (key: string, name = 'letters') => loadTogether(loaders, name, key, fetch);

describe('loadTogether', () => {
  it('fetches what is asked for in one turn at once, each key once', async () => {
    expect(await Promise.all(['a', 'b', 'a'].map((key) => load(key)))).toEqual(['A', 'B', 'A']);
    expect(calls).toEqual([['a', 'b']]);
  });

  it('takes into a turn what is asked for after promises that settle in it', async () => {
    const late = Promise.resolve().then(() => Promise.resolve());
    await Promise.all([load('a'), late.then(() => load('b'))]);
    expect(calls).toEqual([['a', 'b']]);
  });

  it('fetches what a later turn asks for by itself, and nothing again', async () => {
    await load('a');
    await setImmediate();
    expect(await Promise.all([load('a'), load('b')])).toEqual(['A', 'B']);
    expect(calls).toEqual([['a'], ['b']]);
  });

  it('keeps apart what is loaded under different names, and for different requests', async () => {
    await Promise.all([load('a'), load('a', 'others'), loadTogether(new Map(), 'letters', 'a', fetch)]);
    expect(calls).toEqual([['a'], ['a'], ['a']]);
  });

  it('gives undefined for a key that was not found', async () => {
    expect(await loadTogether(loaders, 'none', 'a', async () => new Map())).toBeUndefined();
  });

  it('fails for everyone who waits when the fetch fails', async () => {
    const failure = new Error('no database');
    const fail = async () => Promise.reject(failure);
    const settled = await Promise.allSettled(['a', 'b'].map((key) => loadTogether(loaders, 'x', key, fail)));
    expect(settled).toEqual(Array(2).fill({ status: 'rejected', reason: failure }));
  });
});
