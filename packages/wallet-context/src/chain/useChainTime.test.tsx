import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { parseConfig } from '@rab/config';
import { configFixture } from '@rab/testing/configFixture';
import { fakeNode } from '@rab/testing/fakeNode';
import { act, cleanup, renderHook } from '@testing-library/react';
import { numberToHex } from 'viem';
import { WalletProvider } from '../WalletProvider.tsx';
import { useChainTime, useChainTimeSince } from './useChainTime.ts';

const config = parseConfig(configFixture());
const START = 1_000_000;

function draw<T>(hook: () => T) {
  const draws = { count: 0 };
  const { result } = renderHook(
    () => {
      draws.count += 1;
      return hook();
    },
    { wrapper: ({ children }) => <WalletProvider config={config}>{children}</WalletProvider> },
  );
  return { result, draws };
}

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

beforeEach(() => {
  jest.useFakeTimers({ now: START * 1_000 });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('chain time', () => {
  it('ticks for a countdown, all of a page together', async () => {
    const first = draw(() => useChainTime());
    const second = draw(() => useChainTime(60n));
    await pass(3);
    expect(first.result.current).toBe(BigInt(START + 3));
    expect(second.result.current).toBe(BigInt(START - (START % 60)));
  });

  it('chain time is the newest block’s, and continues while a stopped chain keeps giving the same block', async () => {
    const node = fakeNode();
    const head = (digit: string, seconds: number) => {
      node.head = { hash: `0x${digit.repeat(64)}`, timestamp: numberToHex(seconds) };
    };
    head('1', START + 500);
    const { result } = draw(() => useChainTime());
    await pass(1);
    expect(result.current).toBe(BigInt(START + 501));
    await pass(60);
    expect(result.current).toBe(BigInt(START + 561));
    head('2', START + 100);
    await pass(11);
    expect(Number(result.current)).toBeGreaterThanOrEqual(START + 100);
    expect(Number(result.current)).toBeLessThanOrEqual(START + 111);
  });

  it('chain time changes only at the moments that matter, and the component is rendered again at each', async () => {
    const { result, draws } = draw(() => useChainTimeSince([BigInt(START + 100), BigInt(START + 10)]));
    expect(result.current).toBe(BigInt(START + 9));
    await pass(9);
    const before = draws.count;
    expect(result.current).toBe(BigInt(START + 9));
    await pass(1);
    expect(result.current).toBe(BigInt(START + 10));
    expect(draws.count).toBe(before + 1);
    await pass(89);
    expect(draws.count).toBe(before + 1);
    await pass(1);
    expect(result.current).toBe(BigInt(START + 100));
    await pass(1_000);
    expect(draws.count).toBe(before + 2);
  });

  it('knows soon after a sleep of the computer, in which timers stand still, that a moment has passed', async () => {
    const { result } = draw(() => useChainTimeSince([BigInt(START + 10_000)]));
    jest.setSystemTime((START + 20_000) * 1_000);
    await pass(60);
    expect(result.current).toBe(BigInt(START + 10_000));
  });
});
