import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';

const require = createRequire(import.meta.url);

/**
 * A script that puts the federation runtime's core on the page, for the scripts of a remote that run without a host.
 * In the shell a remote takes the shell's: 10 kB less per area.
 * @returns {Promise<string>} its minified text
 */
export async function runtimeCoreScript() {
  const folder = mkdtempSync(path.join(tmpdir(), 'rab-runtime-core-'));
  try {
    const stats = await promisify(webpack)({
      mode: 'production',
      target: ['web', 'es2022'],
      entry: fileURLToPath(new URL('../src/runtimeCore.ts', import.meta.url)),
      output: { path: folder, filename: 'core.js' },
      module: { rules: [{ test: /\.ts$/, use: { loader: require.resolve('swc-loader') } }] },
      plugins: [new webpack.DefinePlugin({ ENV_TARGET: '"web"' })],
      optimization: { minimizer: [new MinimizerPlugin({ extractComments: false, minify: MinimizerPlugin.swcMinify })] },
      performance: false,
    });
    if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
    return readFileSync(path.join(folder, 'core.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
