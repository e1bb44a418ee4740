import { expect, it } from '@jest/globals';
import { finish, finishInSlices, type Steps } from './steps.ts';

function* work(until: number): Steps<string> {
  for (let step = 0; step < until; step += 1) yield step / until;
  return 'done';
}

it('work in steps comes to its end at once, or in slices that let others in, with the same result [MRK-02]', async () => {
  const shares: number[] = [];
  expect(finish(work(4), (share) => shares.push(share))).toBe('done');
  expect(shares).toEqual([0, 0.25, 0.5, 0.75]);
  shares.length = 0;
  expect(await finishInSlices(work(4), { onProgress: (share) => shares.push(share) })).toBe('done');
  expect(shares).toEqual([0, 0.25, 0.5, 0.75]);
});

it('work that is done in slices lets a timer run before its end, and ends where it is aborted [MRK-02]', async () => {
  let isLetIn = false;
  setTimeout(() => {
    isLetIn = true;
  });
  function* untilLetIn(): Steps<boolean> {
    while (!isLetIn) yield 0;
    return isLetIn;
  }
  expect(await finishInSlices(untilLetIn())).toBe(true);
  const stop = new AbortController();
  stop.abort(new Error('closed'));
  await expect(finishInSlices(work(4), { signal: stop.signal })).rejects.toThrow('closed');
});
