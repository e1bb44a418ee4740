import webpack from 'webpack';

/** Adds `manifest.json` to a build: what a Safe shows of the site before somebody opens it there. */
export class SafeAppPlugin {
  #manifest;

  /** @param {{ name: string, description: string, iconPath: string }} manifest as the Safe Apps protocol defines it */
  constructor(manifest) {
    this.#manifest = manifest;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap(SafeAppPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: SafeAppPlugin.name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => compilation.emitAsset('manifest.json', new RawSource(JSON.stringify(this.#manifest))),
      );
    });
  }
}
