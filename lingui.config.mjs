import { formatter } from '@lingui/format-po';
import { defineConfig } from '@lingui/conf';
import { TRANSLATED } from './tools/words/translated.mjs';

/** `pnpm words` collects the messages of each package into the files of its `words` folder, one for each language. */
import { defineConfig } from '@lingui/conf';
  sourceLocale: 'en',
  locales: ['en', 'zh-Hans', 'vi', 'tr', 'es', 'ar'],
  catalogs: TRANSLATED.map((folder) => ({
    path: `<rootDir>/${folder}/words/{locale}`,
    include: [`<rootDir>/${folder}/src`],
    exclude: ['**/*.test.ts', '**/*.test.tsx'],
  })),
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
