import sourceExtractor from '@lingui/cli/api/extractors/babel';
import { formatter } from '@lingui/format-po';
import { kindExtractor } from './packages/federation/webpack/kindExtractor.mjs';
import { labelExtractor } from './packages/federation/webpack/readArea.mjs';
import { TRANSLATIONS } from './packages/federation/webpack/translations.mjs';
import { BEGUN, TRANSLATED } from './tools/words/translated.mjs';

/**
 * `pnpm words` collects the messages of each package into the files of its `words` folder, one for each language.
 * @type {import('@lingui/cli').LinguiConfig}
 */
export default {
  sourceLocale: 'en',
  locales: ['en', ...TRANSLATIONS],
  catalogs: [...TRANSLATED, ...BEGUN].map((folder) => ({
    path: `<rootDir>/${folder}/words/{locale}`,
    include: [`<rootDir>/${folder}/src`],
    exclude: ['**/*.test.ts', '**/*.test.tsx'],
  })),
  extractors: [labelExtractor, kindExtractor, sourceExtractor],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
};
