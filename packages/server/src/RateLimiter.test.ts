import { describe, expect, it } from '@jest/globals';
import { RateLimiter } from './RateLimiter.ts';

const MINUTE = 60_000;

describe('RateLimiter', () => {
  it('lets each client make a burst of calls, then calls at the refill rate, independently of other clients', () => {
    const limiter = new RateLimiter({ burst: 2, perMinute: 1 });
    expect([0, 0, 0].map((now) => limiter.take('a', now))).toEqual([true, true, false]);
    expect(limiter.take('b', 0)).toBe(true);
    expect(limiter.take('a', MINUTE - 1)).toBe(false);
    expect([limiter.take('a', MINUTE), limiter.take('a', MINUTE)]).toEqual([true, false]);
  });

  it('does not save up calls beyond the burst', () => {
    const limiter = new RateLimiter({ burst: 2, perMinute: 1 });
    limiter.take('a', 0);
    expect([1, 2, 3].map(() => limiter.take('a', 100 * MINUTE))).toEqual([true, true, false]);
  });

  it('takes nothing for a call that costs more than is left', () => {
    const limiter = new RateLimiter({ burst: 10, perMinute: 0 });
    expect([limiter.take('a', 0, 11), limiter.take('a', 0, 10)]).toEqual([false, true]);
  });

  it('keeps its counts over a restart, and forgets the client idle longest beyond 10,000 clients', () => {
    const limiter = new RateLimiter({ burst: 1, perMinute: 0 });
    for (let client = 0; client <= 10_000; client++) limiter.take(String(client), client);
    expect(limiter.remembered()).toHaveLength(10_000);
    const next = new RateLimiter({ burst: 1, perMinute: 0 });
    next.recall(limiter.remembered());
    expect(next.take('10000', 20_000)).toBe(false);
    expect(next.take('0', 20_000)).toBe(true);
  });
});
