import { describe, expect, it } from '@jest/globals';
import { LoopWatch } from './LoopWatch.ts';

const HELD_UP = 0.3;

/** Computes for so many seconds of this process's own. */
function compute(seconds: number): void {
  const start = process.cpuUsage();
  const spent = () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  };
  while (spent() < seconds);
}

describe('LoopWatch', () => {
  it('tells for how long the process computed in one piece, and only once [SGQ-03]', () => {
    const watch = new LoopWatch();
    compute(HELD_UP);
    const longest = watch.take();
    expect(longest.computing).toBeGreaterThan(HELD_UP / 2);
    expect(longest.clock).toBeGreaterThanOrEqual(longest.computing);
    expect(watch.take().computing).toBeLessThan(HELD_UP / 2);
  });

  it('notices what begins at the moment it was asked last [SGQ-03]', () => {
    const watch = new LoopWatch();
    watch.take();
    compute(HELD_UP);
    expect(watch.take().computing).toBeGreaterThan(HELD_UP / 2);
  });

  it('takes what the process only waited for as held up by the clock alone [SGQ-03]', () => {
    const watch = new LoopWatch();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, HELD_UP * 1000);
    const { clock, computing } = watch.take();
    expect(clock).toBeGreaterThan(HELD_UP / 2);
    expect(computing).toBeLessThan(HELD_UP / 2);
  });
});
