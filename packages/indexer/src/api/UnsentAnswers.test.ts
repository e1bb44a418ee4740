import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { UnsentAnswers } from './UnsentAnswers.ts';

/** An answer on its way to a client, as far as it is looked at. */
const outgoing = () => {
  const response = Object.assign(new EventEmitter(), { destroy: jest.fn(() => response.emit('close')) });
  return response as typeof response & ServerResponse;
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('answers that are not read yet', () => {
  it('are counted until they are sent [SGQ-03]', () => {
    const unsent = new UnsentAnswers(10);
    const [first, second] = [outgoing(), outgoing()];
    unsent.add(10, first);
    expect(unsent.isFull).toBe(false);
    unsent.add(1, second);
    expect(unsent.isFull).toBe(true);
    first.emit('close');
    expect(unsent.isFull).toBe(false);
  });

  it('are given up a minute after they were written, and counted no more [SGQ-03]', () => {
    const unsent = new UnsentAnswers(10);
    const slow = outgoing();
    unsent.add(11, slow);
    jest.advanceTimersByTime(59_000);
    expect([slow.destroy.mock.calls.length, unsent.isFull]).toEqual([0, true]);
    jest.advanceTimersByTime(1_000);
    expect([slow.destroy.mock.calls.length, unsent.isFull]).toEqual([1, false]);
  });
});
