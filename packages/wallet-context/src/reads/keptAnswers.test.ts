import { afterEach, expect, it } from '@jest/globals';
import { bigintText, v } from '@rab/config';
import { keepAnswer, MOST_ANSWERS, MOST_LETTERS, MOST_LETTERS_OF_ONE, readKept } from './keptAnswers.ts';

const KEY = 'rab.kept.v1';
const schema = v.object({ amount: bigintText });
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '[]') as { key: string }[];

afterEach(() => localStorage.clear());

it('the store of answers keeps the last answer under each key, amounts to the last digit, with when it was read [CFG-09]', () => {
  keepAnswer('a', { amount: 2n ** 255n }, 1);
  keepAnswer('b', { amount: 7n }, 2);
  keepAnswer('a', { amount: 2n ** 255n + 1n }, 3);
  expect(readKept('a', schema)).toEqual({ data: { amount: 2n ** 255n + 1n }, at: 3 });
  expect(readKept('b', schema)).toEqual({ data: { amount: 7n }, at: 2 });
  expect(readKept('c', schema)).toBeUndefined();
});

it.each([
  'not json',
  '{}',
  '[1]',
  '[{"key":"a","at":"soon","json":"{}"}]',
  '[{"key":"a","at":1,"json":"{"}]',
  '[{"key":"a","at":1,"json":"{\\"amount\\":7}"}]',
  '[{"key":"a","at":1,"json":"{\\"amount\\":\\"seven\\"}"}]',
])('drops what does not fit: %s [CFG-09]', (text) => {
  localStorage.setItem(KEY, text);
  expect(readKept('a', schema)).toBeUndefined();
  keepAnswer('a', { amount: 8n }, 4);
  expect(readKept('a', schema)?.data).toEqual({ amount: 8n });
});

it('the store of answers is bounded in number and size: the oldest make room, and one that is too large is forgotten [CFG-09]', () => {
  for (let index = 0; index <= MOST_ANSWERS; index++) keepAnswer(`k${index}`, index, index);
  expect(stored()).toHaveLength(MOST_ANSWERS);
  expect(stored().some(({ key }) => key === 'k0')).toBe(false);
  expect(stored()[0]?.key).toBe(`k${MOST_ANSWERS}`);

  const large = 'x'.repeat(MOST_LETTERS_OF_ONE - 2);
  for (let index = 0; index < 8; index++) keepAnswer(`large${index}`, large, index);
  expect(stored()).toHaveLength(Math.floor(MOST_LETTERS / MOST_LETTERS_OF_ONE));
  expect(stored()[0]?.key).toBe('large7');

  keepAnswer('large7', `${large}x`, 9);
  expect(stored().some(({ key }) => key === 'large7')).toBe(false);
});
