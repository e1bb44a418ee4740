import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { formatter } from '@lingui/format-po';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import webpack from 'webpack';
import { tokensOf } from './compileMessages.mjs';
import { labelsOf, readArea } from './readArea.mjs';
import { FACADES } from './sharedModules.mjs';
import { TRANSLATIONS } from './translations.mjs';

/** The folder of a package that has its words, a file for each language. */
const WORDS = 'words';

const sharedPackages = new Set(FACADES.map((key) => key.split('/').slice(0, 2).join('/')));

/** Folders of a package and of all packages of the house that it is made of, by their names. */
function packagesOf(dir, found = new Map()) {
  const { name, dependencies = {} } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  if (found.has(name)) return found;
  found.set(name, dir);
  const require = createRequire(path.join(dir, 'package.json'));
  for (const other of Object.keys(dependencies))
    if (other.startsWith('@rab/')) packagesOf(path.dirname(require.resolve(`${other}/package.json`)), found);
  return found;
}

/**
 * Reads a file of words. A message without a translation is left out: it is shown in English.
 * @param {string} text of a `.po` file
 * @returns {Promise<import('@rab/language').Catalogue>}
 */
export async function readWords(text) {
  const entries = Object.entries(await formatter().parse(text, {}));
  const translated = entries.filter(([, { translation, obsolete }]) => translation && !obsolete);
  const messages = Object.fromEntries(translated.map(([id, { translation }]) => [id, tokensOf(translation)]));
  return { ...(/^"X-Draft: machine\\n"$/m.test(text) && { isDraft: true }), messages };
}

const filesIn = (folder) => (existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : []);

/** The catalogues of some packages, by language, as a build serves them. */
async function cataloguesOf(folders) {
  const files = folders.flatMap((folder) => filesIn(path.join(folder, WORDS))).sort();
  const catalogues = new Map(TRANSLATIONS.map((language) => [language, { messages: {} }]));
  for (const file of files) {
    const language = path.basename(file, '.po');
    if (!catalogues.has(language)) continue;
    const { messages, isDraft } = await readWords(readFileSync(file, 'utf8'));
    const before = catalogues.get(language);
    catalogues.set(language, {
      ...((isDraft || before.isDraft) && { isDraft: true }),
      messages: { ...before.messages, ...messages },
    });
  }
  return { files, catalogues };
}

/** A catalogue of some labels alone, by their English words: the shell shows them before anything of the area is loaded. */
const labelsIn = (labels, { messages, ...catalogue }) => ({
  ...catalogue,
  messages: Object.fromEntries(
    labels.flatMap((label) => {
      const translation = messages[generateMessageId(label)];
      return translation ? [[label, translation]] : [];
    }),
  ),
});

/**
 * Adds the words of a build in every language but English. `l/<language>.json` has those of its own package and of what only it
 * is made of; a remote has those of the shared packages apart, in `l/shared/`: under a host it does not need them. Its labels in
 * the shell's menu are in `l/labels/`.
 */
export class CataloguesPlugin {
  #isRemote;

  /** @param {boolean} isRemote */
  constructor(isRemote) {
    this.#isRemote = isRemote;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const packages = [...packagesOf(compiler.context)];
    const isApart = (name) => this.#isRemote && sharedPackages.has(name);
    const parts = [
      ['l/', packages.filter(([name]) => !isApart(name))],
      ...(this.#isRemote ? [['l/shared/', packages.filter(([name]) => isApart(name))]] : []),
    ];
    compiler.hooks.thisCompilation.tap(CataloguesPlugin.name, (compilation) => {
      const emit = (name, catalogue) =>
        compilation.emitAsset(name, new webpack.sources.RawSource(JSON.stringify(catalogue)), { minimized: true });
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: CataloguesPlugin.name, stage }, async () => {
        for (const [folder, members] of parts) {
          const { files, catalogues } = await cataloguesOf(members.map(([, dir]) => dir));
          compilation.fileDependencies.addAll(files);
          for (const [language, catalogue] of catalogues) emit(`${folder}${language}.json`, catalogue);
          if (!this.#isRemote || folder !== 'l/') continue;
          const { area } = await readArea(compiler.context);
          for (const [language, catalogue] of catalogues)
            emit(`l/labels/${language}.json`, labelsIn(labelsOf(area), catalogue));
        }
      });
    });
  }
}
