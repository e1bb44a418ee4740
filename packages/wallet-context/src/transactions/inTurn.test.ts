import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { inTurn } from './inTurn.ts';

let order: string[];
beforeEach(() => {
  order = [];
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  have(undefined);
});
const have = (locks: object | undefined) =>
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true, writable: true });
const withLocks = (request: (name: string, step: () => Promise<void>) => Promise<unknown>) => have({ request });

it('a step runs under the lock of its name, its caller continues at once, and the next one waits until it is read', async () => {
  withLocks(async (name, step) => {
    order.push(name);
    await step();
    order.push('free');
  });
  expect(await inTurn('one', () => order.push('step'))).toBe(2);
  expect(order).toEqual(['one', 'step']);
  await jest.advanceTimersByTimeAsync(299);
  expect(order).toEqual(['one', 'step']);
  await jest.advanceTimersByTimeAsync(1);
  expect(order).toEqual(['one', 'step', 'free']);
});

it('without locks, or on a page that may not have them, it runs at once', async () => {
  have(undefined);
  expect(await inTurn('one', () => 7)).toBe(7);
  withLocks(() => Promise.reject(new Error('no origin')));
  expect(await inTurn('one', () => 8)).toBe(8);
});

it('what a step throws is thrown', async () => {
  const fails = () => {
    throw new Error('taken');
  };
  have(undefined);
  await expect(inTurn('one', fails)).rejects.toThrow('taken');
  withLocks((_, step) => step());
  await expect(inTurn('one', fails)).rejects.toThrow('taken');
});
