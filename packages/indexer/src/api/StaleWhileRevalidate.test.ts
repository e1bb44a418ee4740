import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { StaleWhileRevalidate } from './StaleWhileRevalidate.ts';

const NEVER = new Promise<number>(() => {});

afterEach(() => {
  jest.useRealTimers();
});

describe('StaleWhileRevalidate', () => {
  it('reads once for all who ask at the same time', async () => {
    let reads = 0;
    const latest = new StaleWhileRevalidate(async () => ++reads, 1000, 'silent');
    expect(await Promise.all([latest.get(), latest.get(), latest.get()])).toEqual([1, 1, 1]);
    expect(await latest.get()).toBe(2);
  });

  it('answers with the last value while a new one takes its time, as long as that is young [SGQ-03]', async () => {
    jest.useFakeTimers();
    const values = [Promise.resolve(7), NEVER];
    const latest = new StaleWhileRevalidate(() => values.shift() as Promise<number>, 200, 'silent');
    await latest.get();
    const young = latest.get();
    await jest.advanceTimersByTimeAsync(50);
    expect(await young).toBe(7);
    await jest.advanceTimersByTimeAsync(151);
    const old = expect(latest.get()).rejects.toThrow('silent');
    await jest.advanceTimersByTimeAsync(200);
    await old;
  });

  it('reads again for who must have a value of now [SGQ-01]', async () => {
    let reads = 0;
    const latest = new StaleWhileRevalidate(async () => ++reads, 1000, 'silent');
    const shared = latest.get();
    expect(await Promise.all([shared, latest.fresh()])).toEqual([1, 2]);
    await expect(new StaleWhileRevalidate(() => NEVER, 20, 'silent').fresh()).rejects.toThrow('silent');
  });

  it('says that nothing comes, and why a reading failed', async () => {
    await expect(new StaleWhileRevalidate(() => NEVER, 20, 'silent').get()).rejects.toThrow('silent');
    const latest = new StaleWhileRevalidate(() => Promise.reject(new Error('gone')), 20, 'silent');
    await expect(latest.get()).rejects.toThrow('gone');
  });
});
