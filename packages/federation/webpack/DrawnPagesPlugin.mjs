import webpack from 'webpack';
import { DRAWN } from '../serve/drawnPages.mjs';
import { drawPages } from './drawPages.mjs';
import { scriptsOf } from './ReleasePlugin.mjs';

/** Adds to a release what its pages look like before any program is there: a site puts them into its shell's page. */
export class DrawnPagesPlugin {
  /**
   * @param {object} options
   * @param {string} options.name federation name of the area
   * @param {readonly string[]} options.routes
   */
  constructor(options) {
    this.options = options;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { name, routes } = this.options;
    /** Drawn while the program is built. */
    let drawn;
    compiler.hooks.beforeCompile.tap(DrawnPagesPlugin.name, () => {
      drawn ??= drawPages({ dir: compiler.context, routes });
      // what goes wrong is said where it is awaited
      drawn.catch(() => {});
    });
    compiler.hooks.thisCompilation.tap(DrawnPagesPlugin.name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
      compilation.hooks.processAssets.tapPromise({ name: DrawnPagesPlugin.name, stage }, async () => {
        // names the release that it belongs to: never shown with the program of another
        const [entry] = scriptsOf(compilation.entrypoints.get(name));
        const { pages, refusals } = await drawn;
        compilation.warnings.push(...refusals.map((reason) => new webpack.WebpackError(reason)));
        const text = JSON.stringify({ entry, pages });
        compilation.emitAsset(DRAWN, new webpack.sources.RawSource(text));
      });
    });
  }
}
