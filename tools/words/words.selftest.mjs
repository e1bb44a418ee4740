// What `lint:words` finds and passes over, and that the catalogues are complete [LNG-01].
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { formatter } from '@lingui/format-po';
import { BEGUN, TRANSLATED } from './translated.mjs';
import { wordsIn } from './wordsIn.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const found = (source) => wordsIn('a.tsx', source).map(({ text }) => text);

/** A word outside of a message, wherever a person would read it. */
const PLANTED = [
  ['<b>Lock</b>', 'Lock'],
  ['<b>{n} locks</b>', 'locks'],
  ['<Panel title="lock" />', 'lock'],
  ["<Panel title={isNew ? 'new' : x} />", 'new'],
  ["<b>{isNew && 'new'}</b>", 'new'],
  ['<b>{`$' + '{n} locks`}</b>', '0 locks'],
  ["const facts = [{ label: 'owner' }];", 'owner'],
  ["const say = () => 'Nothing to unlock';", 'Nothing to unlock'],
  ["send({ failed: 'Not sent' });", 'Not sent'],
  ['const words = `Unlock $' + '{n}`;', 'Unlock 0'],
  ['<Trans>All <Hint text="of them" /></Trans>', 'of them'],
  ['<Field suffix="days" hint={x} />', 'days'],
  ["const hint = 'At most 5% of the raise';", 'At most 5% of the raise'],
];
/** What nobody reads, and messages. */
const PASSED = [
  "import { Lock } from './The lock.ts';",
  "const name = 'lock'; const type = 'LockAdded' as const;",
  '<Box gridTemplate="1fr auto" transition=\'opacity 200ms ease\' rel="noopener noreferrer" />',
  "throw new RangeError('No such lock');",
  "const found = kind === 'Some thing';",
  "const end = () => ({ kind: 'given up' }); const look = () => 'node away' as const;",
  "const name = () => 'RAB Launchpad'; parseAbi(['function name() view returns (string)']);",
  'const query = graphql(`query getLock { id }`);',
  '<Trans>All <b>locks</b> of {owner}</Trans>',
  '<Plural value={n} one="# lock" other="# locks" />',
  "plural(n, { one: '# lock', other: '# locks' });",
  '<Panel title={t`The lock`} />',
  "const link = { label: 'Telegram' };",
];

for (const [source, text] of PLANTED)
  test(`finds a word outside of a message: ${source} [LNG-01]`, () => assert.deepEqual(found(source), [text]));
for (const source of PASSED) test(`passes over ${source}`, () => assert.deepEqual(found(source), []));

const placesOf = (message) => [...new Set(message.match(/\{\w+(?=[,}])|<\/?\w+\/?>/g))].sort();

for (const folder of [...TRANSLATED, ...BEGUN]) {
  const words = join(ROOT, folder, 'words');
  const read = (name) => formatter().parse(readFileSync(join(words, name), 'utf8'), {});
  for (const name of readdirSync(words).filter((file) => file !== 'en.po'))
    test(`${folder}/words/${name} has every message, with the values and elements of the English one [LNG-01]`, () => {
      const [english, other] = [read('en.po'), read(name)];
      assert.deepEqual(Object.keys(other).sort(), Object.keys(english).sort());
      for (const [id, { translation }] of Object.entries(other)) {
        // what has an id of its own has its English words as a translation
        const message = english[id].message ?? english[id].translation;
        assert.notEqual(translation, '', message);
        assert.deepEqual(placesOf(translation), placesOf(message), message);
      }
    });
}
