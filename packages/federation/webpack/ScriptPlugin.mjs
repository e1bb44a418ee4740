import path from 'node:path';
import webpack from 'webpack';
import { scriptText } from './scriptText.mjs';

/**
 * Adds a separate script to a build: one file that contains everything it needs and knows nothing of federation, for scripts
 * that other people's pages load on their own.
 */
export class ScriptPlugin {
  #script;

  /**
   * @param {object} script
   * @param {string} script.filename in the build's folder, e.g. `badge.js`
   * @param {string} script.entry relative to the build's folder of sources
   * @param {boolean} script.isProduction
   */
  constructor(script) {
    this.#script = script;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { filename, entry, isProduction } = this.#script;
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap(ScriptPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: ScriptPlugin.name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const text = await scriptText({ entry: path.join(compiler.context, entry), isProduction });
          // minimized already
          compilation.emitAsset(filename, new RawSource(text), { minimized: true });
        },
      );
    });
  }
}
