// The words of prose are checked where they are: in documents, comments and titles of tests, and nowhere else.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { lintProse } from './rules.mjs';

const SOURCE = `/** Reads anew what
 * whoever asks has told. */
import { anew } from './anew.ts';
const title = 'anew';
it('reads it anew [ABC-01]', () => {
  // \`anew\` is a name
  expect(told(\`anew\`)).toBe('told');
});
`;
const SOLIDITY = `import "./anew.sol"; // anew
/// @notice Who asks
/// whoever
/// @param beside what is told
/// @return calm \`anew\` is a name
contract Told { string private _told = "https://anew"; /* it
 * stands */ }
`;
const placesIn = async (file, source) =>
  (await lintProse([{ file, source }])).map(({ line, message }) => `${line} ${message}`);

it('in a test: comments and titles, but neither code nor what is quoted [HSE-06]', async () => {
  assert.deepEqual(await placesIn('a.test.ts', SOURCE), [
    '1 anew => again',
    '2 whoever => anyone who',
    '2 told => reported, said, shown',
    '5 anew => again',
  ]);
});

it('in a source: comments alone [HSE-06]', async () => {
  assert.deepEqual((await placesIn('a.ts', SOURCE)).length, 3);
});

it('in Solidity: comments, but neither code nor strings nor names of parameters [HSE-06]', async () => {
  assert.deepEqual(await placesIn('A.sol', SOLIDITY), [
    '1 anew => again',
    '2 Who  => people who, the person who',
    '3 whoever => anyone who',
    '4 told => reported, said, shown',
    '7 stands => is',
  ]);
});

it('in a document: paragraphs, headings, lists and tables, but no code [HSE-06]', async () => {
  const found = await placesIn(
    'a.md',
    '# Told\n\n- anew\n\n| whoever |\n|---|\n| told |\n\n`told`\n\n```\ntold\n```\n',
  );
  assert.deepEqual(
    found.map((place) => place.split(' ')[0]),
    ['1', '3', '5', '7'],
  );
});

it('of many files each place has its own file and line', async () => {
  const files = Array.from({ length: 450 }, (_, index) => ({
    file: `${index}.ts`,
    source: index % 200 ? '' : '\n// anew',
  }));
  assert.deepEqual(
    (await lintProse(files)).map(({ file, line }) => `${file}:${line}`),
    ['0.ts:2', '200.ts:2', '400.ts:2'],
  );
});
