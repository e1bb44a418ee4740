import { describe, expect, it } from '@jest/globals';
import { BatchLoader } from './BatchLoader.ts';

describe('BatchLoader', () => {
  it('fetches what is asked for in one turn at once, each key once', async () => {
    const loader = new BatchLoader();
    const calls: string[][] = [];
    const fetch = async (keys: string[]) => {
      calls.push(keys);
      return new Map(keys.map((key) => [key, key.toUpperCase()]));
    };
    const answers = await Promise.all(['a', 'b', 'a'].map((key) => loader.load('letters', key, fetch)));
    expect(answers).toEqual(['A', 'B', 'A']);
    expect(calls).toEqual([['a', 'b']]);
  });

  it('gives undefined for a key that was not found', async () => {
    expect(await new BatchLoader().load('none', 'a', async () => new Map())).toBeUndefined();
  });

  it('tells everyone who waits when the fetch fails', async () => {
    const loader = new BatchLoader();
    const fail = async () => Promise.reject(new Error('no database'));
    const settled = await Promise.allSettled([loader.load('x', 'a', fail), loader.load('x', 'b', fail)]);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
