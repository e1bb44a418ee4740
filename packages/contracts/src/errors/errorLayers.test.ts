import { expect, it } from '@jest/globals';
import { errorLayers } from './errorLayers.ts';

const wordsIn = (error: unknown) => errorLayers(error).map(({ words }) => words);

it.each(['cause', 'error', 'originalError', 'data', 'info', 'result', 'value', 'body'])(
  'an error wrapped as %s comes after the one around it',
  (key) => {
    expect(wordsIn({ message: 'outer', [key]: { message: 'inner' } })).toEqual(['outer', 'inner']);
  },
);

it('an error’s words are its message, not the reason that a library gives it', () => {
  expect(wordsIn({ message: 'nonce too low', reason: 'other words' })).toEqual(['nonce too low']);
});

it('nine layers are read, and no deeper one, whether wrapped or written as JSON', () => {
  let wrapped: object = { message: 'layer 12' };
  for (let layer = 11; layer > 0; layer -= 1) wrapped = { message: `layer ${layer}`, cause: wrapped };
  expect(wordsIn(wrapped)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((layer) => `layer ${layer}`));

  const texts = ['the core'];
  for (let layer = 0; layer < 11; layer += 1) texts.unshift(JSON.stringify({ message: texts[0] }));
  expect(wordsIn(texts[0])).toEqual(texts.slice(0, 9));
});
