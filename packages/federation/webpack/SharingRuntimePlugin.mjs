import ShareRuntimeModule from 'webpack/lib/sharing/ShareRuntimeModule.js';

const PLUGIN = 'RabSharingRuntimePlugin';

/**
 * Leaves out of a build's runtime webpack's own list of shared modules and what fills its share scope: the federation's
 * module of the same name comes after it and takes the place of both before anything asks.
 */
export class SharingRuntimePlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.runtimeModule.tap(PLUGIN, (module) => {
        if (module instanceof ShareRuntimeModule) module.generate = () => null;
      });
    });
  }
}
