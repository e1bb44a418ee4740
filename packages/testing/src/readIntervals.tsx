import { expect, jest } from '@jest/globals';
import { type ChainConfig, parseConfig } from '@rab/config';
import { type ReadContext, useQuery } from '@rab/wallet-context';
import { act, cleanup } from '@testing-library/react';
import { configFixture } from './configFixture.ts';
import { renderInShell } from './renderInShell.tsx';

type Options = Parameters<typeof useQuery>[0];
type Reads = jest.Mock<() => Promise<unknown>>;

/** Chain 56, without a node: what is measured is when a read runs, not what it reads. */
export const readContext: ReadContext = {
  chain: parseConfig(configFixture()).chains['56'] as ChainConfig,
  client: {} as ReadContext['client'],
};

function Probe({ options }: { options: Options }) {
  useQuery(options);
  return null;
}

/** Lets time pass; fake timers must be on. */
export const pass = (milliseconds: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Shows something with these query options next to what is shown already; `answer` is what it reads. */
export async function show(options: unknown, answer: () => unknown = () => ({ name: 'A token' })): Promise<Reads> {
  const reads = jest.fn(async () => answer());
  await renderInShell(<Probe options={{ ...(options as Options), queryFn: reads }} />);
  await pass(0);
  return reads;
}

/** Like `show`, with nothing else shown. */
export const showAlone: typeof show = (...shown) => {
  cleanup();
  return show(...shown);
};

/** What is read does not exist. */
export const missing = (): never => {
  throw new Error('There is none.');
};

/** It was read, not again until just before the interval is over, and then again. */
export async function expectEvery(interval: number, reads: Reads): Promise<void> {
  const before = reads.mock.calls.length;
  await pass(interval - 1);
  expect(reads).toHaveBeenCalledTimes(before);
  await pass(1);
  expect(reads).toHaveBeenCalledTimes(before + 1);
}

export function setVisible(isVisible: boolean): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  act(() => {
    window.dispatchEvent(new Event('visibilitychange'));
  });
}

export function startClock(): void {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 3, 23, 59, 45) });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
}

export function endClock(): void {
  setVisible(true);
  jest.useRealTimers();
  jest.restoreAllMocks();
}
