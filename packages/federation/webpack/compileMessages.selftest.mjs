// What a build makes of messages in the code, and of the files of words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { transform } from '@swc/core';
import { readWords } from './CataloguesPlugin.mjs';
import compileMessages from './compileMessages.mjs';
import { messageMacros } from './messages.mjs';

/** A source as a production build has it before it is minimized. */
async function built(source) {
  const { code } = await transform(source, {
    filename: 'a.tsx',
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
      experimental: messageMacros,
    },
  });
  return new Promise((done, fail) =>
    compileMessages.call({ callback: (error, text) => (error ? fail(error) : done(text)) }, code),
  );
}

test('English messages are compiled in the code, next to the ids of the catalogues [LNG-02]', async () => {
  const text = await built(`
    import { plural, t } from '@lingui/core/macro';
    export const say = (n: number, name: string) => [t\`“Lock” of \${name}\`, plural(n, { one: '# lock', other: '# locks' })];
  `);
  assert.match(text, /message: \["“Lock” of ",\["name"\]\]/);
  assert.match(text, /message: \[\["n","plural",\{"one":\["#"," lock"\],"other":\["#"," locks"\]\}\]\]/);
  assert.ok(text.includes(`id: "${generateMessageId('“Lock” of {name}')}"`));
});

test('so are those with elements, in a module that has no others [LNG-02]', async () => {
  const text = await built(`
    import { Trans } from '@lingui/react/macro';
    export const Part = ({ n }) => <Trans>You have <b>{n}</b> locks</Trans>;
  `);
  assert.match(text, /message: \["You have <0>",\["n"\],"<\/0> locks"\]/);
});

test('so are messages that are said later, in a module that says none itself [LNG-02]', async () => {
  const text = await built(`
    import { msg } from '@lingui/core/macro';
    export const RULES = { InvalidCycle: msg\`At most \${String(9)} days\` };
  `);
  assert.match(text, /message: \["At most ",\["0"\]," days"\]/);
});

test('other objects with a message stay as they are [LNG-02]', async () => {
  const text = await built(`
    import { t } from '@lingui/core/macro';
    export const rule = { id: 'blank!', message: 'Nothing {here}' };
    export const say = () => t\`Lock\`;
  `);
  assert.match(text, /message: 'Nothing \{here\}'|message: "Nothing \{here\}"/);
});

test('ids have letters of both cases, digits, + and / like those of the catalogues [LNG-02]', async () => {
  const words = Array.from({ length: 200 }, (_, n) => `Word ${n}`);
  const text = await built(
    `import { t } from '@lingui/core/macro'; export const say = () => [${words.map((word) => `t\`${word}\``)}];`,
  );
  for (const word of words) assert.ok(text.includes(`id: "${generateMessageId(word)}"`), word);
});

test('of a file of words those without a translation are left out, and a draft says so [LNG-02]', async () => {
  const head = 'msgid ""\nmsgstr ""\n"Language: es\\n"\n';
  const words = 'msgid "Lock"\nmsgstr "Bloqueo"\n\nmsgid "Lock {n}"\nmsgstr ""\n';
  const messages = { [generateMessageId('Lock')]: ['Bloqueo'] };
  assert.deepEqual(await readWords(`${head}\n${words}`), { messages });
  assert.deepEqual(await readWords(`${head}"X-Draft: machine\\n"\n\n${words}`), { isDraft: true, messages });
});
