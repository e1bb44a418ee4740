import { fileURLToPath } from 'node:url';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { byKey, scriptsOf } from './ReleasePlugin.mjs';
import { scriptText } from './scriptText.mjs';

const PLUGIN = 'RabHeadPreloadPlugin';
const ENTRY = fileURLToPath(new URL('../src/preload/script.ts', import.meta.url));

/** By share key: the files that a host fetches when somebody takes it, none for what its first file carries. */
function filesOfShared({ modules, chunkGraph }) {
  const files = {};
  for (const module of modules) {
    const [block] = module.type === 'provide-module' ? module.blocks : [];
    if (block) files[module._name] = scriptsOf(chunkGraph.getBlockChunkGroup(block));
  }
  return byKey(files);
}

/** Puts into the head of a host's page the script that asks for the address' area before the program does: src/preload/script.ts. */
export class HeadPreloadPlugin {
  #isProduction;

  /** @param {boolean} isProduction */
  constructor(isProduction) {
    this.#isProduction = isProduction;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tapPromise(PLUGIN, async (page) => {
        const text = await scriptText({ entry: ENTRY, isProduction: this.#isProduction });
        const innerHTML = `((rabShared)=>{${text}})(${JSON.stringify(filesOfShared(compilation))})`;
        page.headTags.unshift({ tagName: 'script', innerHTML, attributes: {}, voidTag: false, meta: {} });
        return page;
      });
    });
  }
}
