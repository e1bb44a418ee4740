import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { FAST_TICK_MS } from '@rab/config';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { askAgain, isUnanswered } from './askAgain.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('a query that fails is asked again until it answers, and is unanswered all the while', async () => {
  const answers = ['no', 'no', 'yes'];
  const asked = jest.fn(async () => {
    if (answers.shift() === 'no') throw new Error('no node');
    return 'yes';
  });
  const observer = new QueryObserver(new QueryClient(), {
    ...askAgain,
    queryKey: ['fee'],
    queryFn: asked,
    retry: false,
  });
  const states: boolean[] = [];
  const end = observer.subscribe((result) => states.push(isUnanswered(result)));
  expect(isUnanswered(observer.getCurrentResult())).toBe(false);
  await jest.advanceTimersByTimeAsync(FAST_TICK_MS * 2 + 100);
  expect(asked).toHaveBeenCalledTimes(3);
  const first = states.indexOf(true);
  const last = states.lastIndexOf(true);
  expect(states.slice(first, last).every(Boolean)).toBe(true);
  expect(states.at(-1)).toBe(false);
  await jest.advanceTimersByTimeAsync(FAST_TICK_MS * 3);
  expect(asked).toHaveBeenCalledTimes(3);
  end();
});
