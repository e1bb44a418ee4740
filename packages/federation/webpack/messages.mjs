import { fileURLToPath } from 'node:url';

/**
 * The macros of Lingui as options of swc, for the builds and the tests: `t` and `Trans` become calls of `@rab/language`. The
 * English message stays in the code, next to its id, so English needs no catalogue (docs/decisions/039-messages-in-the-code.md).
 */
export const messageMacros = {
  // where swc keeps the compiled plug-in
  cacheRoot: fileURLToPath(new URL('../node_modules/.cache/swc', import.meta.url)),
  plugins: [
    [
      fileURLToPath(import.meta.resolve('@lingui/swc-plugin')),
      {
        runtimeModules: { i18n: ['@rab/language', 'i18n'], trans: ['@rab/language', 'Trans'] },
        descriptorFields: 'message',
        // as `lingui extract` makes them
        useLinguiV5IdGeneration: true,
      },
    ],
  ],
};
