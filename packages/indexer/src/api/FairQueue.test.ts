import { describe, expect, it } from '@jest/globals';
import { FairQueue, QueueIsFull } from './FairQueue.ts';

/** Work that ends when it is told to. */
function job() {
  let end = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { run: () => done, end };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('FairQueue', () => {
  it('lets so many requests run at once and no more [SGQ-03]', async () => {
    const queue = new FairQueue({ concurrency: 2, waiting: 10, patience: 1000 });
    const running: number[] = [];
    const jobs = [0, 1, 2].map((index) => ({ ...job(), index }));
    const all = jobs.map(({ run, index }) =>
      queue.run('a', () => {
        running.push(index);
        return run();
      }),
    );
    await turn();
    expect(running).toEqual([0, 1]);
    jobs[0]?.end();
    await turn();
    expect(running).toEqual([0, 1, 2]);
    for (const { end } of jobs) end();
    await Promise.all(all);
  });

  it('lets clients take turns, however many requests one of them has sent [SGQ-03]', async () => {
    const queue = new FairQueue({ concurrency: 1, waiting: 10, patience: 1000 });
    const order: string[] = [];
    const first = job();
    const waiting = [queue.run('crowd', first.run)];
    for (const client of ['crowd', 'crowd', 'crowd', 'visitor'])
      waiting.push(
        queue.run(client, async () => {
          order.push(client);
        }),
      );
    first.end();
    await Promise.all(waiting);
    expect(order).toEqual(['crowd', 'visitor', 'crowd', 'crowd']);
  });

  it('gives the place on when the work fails', async () => {
    const queue = new FairQueue({ concurrency: 1, waiting: 10, patience: 1000 });
    await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run('a', async () => 5)).toBe(5);
  });

  it('sends away a request that waits too long, and one of a client that has too many waiting [SGQ-03]', async () => {
    const queue = new FairQueue({ concurrency: 1, waiting: 1, patience: 20 });
    const first = job();
    const held = queue.run('a', first.run);
    const late = queue.run('a', async () => 1);
    await expect(queue.run('a', async () => 2)).rejects.toBeInstanceOf(QueueIsFull);
    await expect(late).rejects.toBeInstanceOf(QueueIsFull);
    first.end();
    await held;
    expect(await queue.run('a', async () => 3)).toBe(3);
  });
});
