import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceConfig } from '@rab/federation/webpack/sources';
import HtmlWebpackPlugin from 'html-webpack-plugin';

const { plugins, module, ...sources } = sourceConfig(false);

/** Sources are read as the product's own builds read them: Chakra's theme, replaced at build time, is the same. */
export default {
  ...sources,
  context: import.meta.dirname,
  target: ['web', 'es2022'],
  entry: './src/main.tsx',
  devtool: 'cheap-module-source-map',
  // named by what is in it: a browser keeps it, compiled, from story to story
  output: {
    path: path.join(import.meta.dirname, 'dist'),
    filename: 'main.[contenthash:8].js',
    publicPath: '/',
    clean: true,
  },
  // what the product loads lazily is there at once: every state is complete as soon as it is drawn
  module: { ...module, parser: { javascript: { dynamicImportMode: 'eager' } } },
  cache: {
    type: 'filesystem',
    cacheDirectory: path.join(import.meta.dirname, 'node_modules/.cache/webpack'),
    buildDependencies: { config: [fileURLToPath(import.meta.url)] },
  },
  performance: false,
  infrastructureLogging: { level: 'error' },
  plugins: [
    ...plugins,
    new HtmlWebpackPlugin({
      template: 'src/page.html',
      favicon: '../federation/webpack/favicon.svg',
      scriptLoading: 'defer',
    }),
  ],
};
