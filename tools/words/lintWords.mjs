// Every visible word of a translated package is a message of its catalogue [LNG-01].
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TRANSLATED } from './translated.mjs';
import { wordsIn } from './wordsIn.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/**
 * Tests; what Node reads of an area, whose labels are messages by `labelExtractor`; a script for other people's pages that must
 * stay small; what Node reads of the contracts: ABIs, what wallets and badges show; names of fonts.
 */
const PASSED_OVER =
  /\.test(?:-d)?\.tsx?$|\/src\/area\.ts$|\/src\/badge\/|\/contracts\/src\/(?:abis|clearSigning|lock)\/|\/ui\/src\/theme\/|\/areaFonts\.ts$/;

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...TRANSLATED.map((folder) => `${folder}/src`)],
  { cwd: ROOT, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !PASSED_OVER.test(file));

const found = files.flatMap((file) => {
  const source = readFileSync(join(ROOT, file), 'utf8');
  return wordsIn(file, source).map(
    ({ start, text }) => `${file}:${source.slice(0, start).split('\n').length} “${text}” is no message`,
  );
});
for (const line of found) console.error(line);
if (found.length > 0) {
  console.error('Write t`…` of @lingui/core/macro around a text and <Trans> of @lingui/react/macro around children.');
  process.exit(1);
}
