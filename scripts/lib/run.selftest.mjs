import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outputOf, run, show } from './run.mjs';

const speak = (word) => run(process.execPath, ['-e', `console.log('${word}'); console.error('${word}!')`]);

test('what a command prints next to the others is kept whole, with what was said of it', async () => {
  const outputs = await Promise.all(
    ['one', 'two'].map((word) =>
      outputOf(async () => {
        show(`${word}:\n`);
        await speak(word);
      }),
    ),
  );
  const lines = outputs.map((output) => output.trim().split('\n').sort());
  assert.deepEqual(lines, [
    ['one', 'one!', 'one:'],
    ['two', 'two!', 'two:'],
  ]);
});
