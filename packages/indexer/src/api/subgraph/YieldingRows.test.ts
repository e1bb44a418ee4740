import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { YieldingRows } from './YieldingRows.ts';

const rowsOf = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));

/** Of each row in which turn of the event loop it came, the first one being 0. */
async function turnsOf(rows: readonly (object | Promise<object>)[]): Promise<number[]> {
  const came: number[] = [];
  let turn = 0;
  for (const [at, row] of rows.entries())
    if (row instanceof Promise) void row.then(() => (came[at] = turn));
    else came[at] = 0;
  while (came.filter((each) => each !== undefined).length < rows.length) {
    await setImmediate();
    turn += 1;
  }
  return came;
}

describe('YieldingRows', () => {
  it('gives at once what one turn has room for, and the rest in later ones, in order [SGQ-03]', async () => {
    const rows = new YieldingRows(10).divide(rowsOf(7), 4);
    expect(await turnsOf(rows)).toEqual([0, 0, 1, 1, 2, 2, 3]);
    expect(await Promise.all(rows)).toEqual(rowsOf(7));
  });

  it('counts all lists of the request together, and a row that is larger than a turn as a whole one [SGQ-03]', async () => {
    const yieldingRows = new YieldingRows(10);
    expect(await turnsOf([...yieldingRows.divide(rowsOf(1), 6), ...yieldingRows.divide(rowsOf(2), 6)])).toEqual([
      0, 1, 2,
    ]);
    expect(await turnsOf(new YieldingRows(10).divide(rowsOf(3), 11))).toEqual([1, 2, 3]);
  });
});
