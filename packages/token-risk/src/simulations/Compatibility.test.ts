import { expect, it } from '@jest/globals';
import type { Outcome } from '../trial/Trial.ts';
import { refusalIn } from './Compatibility.ts';

const done: Outcome = { isDone: true, data: '0x', logs: [] };
const refused = (data: Outcome['data'], error: unknown): Outcome => ({ isDone: false, data, logs: [], error });

it('the first call that was refused says why, unless it gave no reason', () => {
  expect(refusalIn([done, refused('0x12', 'first'), refused('0x12', 'second')])).toEqual({
    works: false,
    error: 'first',
  });
  expect(refusalIn([refused('0x', 'reverted'), done])).toEqual({ works: false, error: null });
});

it('where all calls were done none was refused', () => {
  expect([refusalIn([done, done]), refusalIn([])]).toEqual([undefined, undefined]);
});
