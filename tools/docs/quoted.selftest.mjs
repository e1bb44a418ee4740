// What docs/requirements.md quotes of the screen is a whole text of the product, letter for letter [LNG-04].
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const SCREENS = [
  'shell',
  'mf-*',
  ...['contracts', 'config', 'sdk', 'wallet-context', 'ui', 'launchpad'].map((name) => `packages/${name}`),
];
/** Rows about screens: the first groups, and the one about a lock's page. */
const OF_SCREENS =
  /^\| (?:(?:APP|WAL|TX|CFG|TOK|TKV|LKC|LKL|LKD|HOM|WIZ|UPD|DET|BUY|OWN|GRW)-\d\d|LOK-05) \| (.*) \|$/gm;

/** Addresses of pages. */
const ADDRESS = /^[/?]/;
/** Quoted, but no text of a screen, or put together from several. */
const EXCEPTIONS = new Map([
  ['MMM D, HH:mm', 'a format'],
  ['YYYY/MM/DD hh:mm', 'a format'],
  ['Nd : Nh : Nm : Ns', 'a format'],
  ['check error:', 'taken off what a node says'],
  ['intrinsic gas too low', 'what a node says'],
  ['transaction underpriced', 'what a node says'],
  ['insufficient funds', 'what a node says'],
  ['0,5', 'typed by a person'],
  ['1,000', 'typed by a person'],
  ['<0.01', 'a number'],
  ['0x', 'typed by a person'],
  ['Locked until 5 March 2027', 'an example; lockHeadline.test.ts compares it'],
  ['Starts In:', 'a part of “Sale Starts In:”'],
  ['Whitelist In:', 'a part of “Whitelist Sale In:”'],
  ['Ends In:', 'a part of “Sale Ends In:”'],
]);

const tidy = (text) => text.replace(/\s+/g, ' ').trim();

/** Whole texts of a source: strings, what templates have between values, and JSX. */
function textsIn(file, source) {
  const texts = [];
  JSON.stringify(parseSync(file, source).program, (_key, node) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') texts.push(node.value);
    if (node?.type === 'JSXText') texts.push(node.value);
    if (node?.type === 'TemplateElement') texts.push(node.value.cooked ?? '');
    return typeof node === 'bigint' ? String(node) : node;
  });
  return texts.map(tidy);
}

/** Quoted texts, in the pieces that are between values: `Need to deposit more than {min}` has one. */
const quotedIn = (text) => [...text.matchAll(/`([^`]+)`/g)].map(([, quoted]) => tidy(quoted));
const piecesOf = (quoted) =>
  quoted
    .split(/\{[^}]*\}|…/)
    .map(tidy)
    .filter(Boolean);

const quoted = [...read('docs/requirements.md').matchAll(OF_SCREENS)].flatMap(([, row]) => quotedIn(row));

test('texts are found whole in strings, templates and JSX, and quotes in their pieces', () => {
  assert.deepEqual(textsIn('a.tsx', '<b title="No Pads">\n  Create\n  Now {`Approve $' + '{words}`}</b>;').sort(), [
    '',
    'Approve',
    'Create Now',
    'No Pads',
  ]);
  assert.deepEqual(quotedIn('says `No Pads` or `...loading`'), ['No Pads', '...loading']);
  assert.deepEqual(piecesOf('Change network to {chain name}'), ['Change network to']);
});

test('every text of the screen that a requirement quotes is in the product, letter for letter [LNG-04]', () => {
  const files = execFileSync('git', ['ls-files', '--', ...SCREENS.map((folder) => `${folder}/src/*`)], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const onScreen = new Set(
    files
      .split('\n')
      .filter((file) => /\.tsx?$/.test(file) && !/\.test(?:-d)?\.tsx?$|\/abis\//.test(file))
      .flatMap((file) => textsIn(file, read(file))),
  );
  const wanted = quoted.filter((text) => !ADDRESS.test(text) && !EXCEPTIONS.has(text));
  assert.ok(wanted.length > 100);
  assert.deepEqual(
    wanted.filter((text) => piecesOf(text).some((piece) => !onScreen.has(piece))),
    [],
    'These are the words of the specification: put them back on the screen as docs/requirements.md has them.',
  );
});

test('no exception is left over', () => {
  assert.deepEqual(
    [...EXCEPTIONS.keys()].filter((text) => !quoted.includes(text)),
    [],
  );
});
