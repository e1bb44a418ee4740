import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { messageMacros } from './messages.mjs';
import { StandInPlugin } from './StandInPlugin.mjs';
import { standIns } from './standIns.mjs';

const require = createRequire(import.meta.url);

/**
 * How our sources are read, the same for what runs in a browser and for what is drawn at build time.
 * @param {boolean} isProduction
 * @param {object} [options]
 * @param {boolean} [options.isProduct] true for a host or an area, in which every stand-in must match
 * @param {boolean} [options.hasFederationCore] false for an area
 * @returns {Pick<import('webpack').Configuration, 'mode' | 'resolve' | 'module' | 'plugins'>}
 */
export const sourceConfig = (isProduction, { isProduct = false, hasFederationCore = true } = {}) => ({
  mode: isProduction ? 'production' : 'development',
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
  },
  module: {
    rules: [
      {
        test: /\.worker\.ts$/,
        resourceQuery: /^\?text$/,
        loader: fileURLToPath(new URL('workerText.mjs', import.meta.url)),
      },
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        resourceQuery: { not: /^\?text$/ },
        use: [
          fileURLToPath(new URL('compileMessages.mjs', import.meta.url)),
          {
            loader: require.resolve('swc-loader'),
            options: {
              jsc: {
                parser: { syntax: 'typescript', tsx: true },
                target: 'es2022',
                transform: { react: { runtime: 'automatic', development: !isProduction } },
                experimental: messageMacros,
              },
            },
          },
        ],
      },
      // what its provider loads when used is the stub: no part of the program of its own
      { test: /@walletconnect[\\/]ethereum-provider[\\/]/, parser: { dynamicImportMode: 'eager' } },
      {
        test: /react-router[\\/]dist[\\/].*\.mjs$/,
        loader: fileURLToPath(new URL('withoutVersionMark.cjs', import.meta.url)),
      },
      // true, and not in its package.json: nobody uses it, since nobody uses Emotion's `withTheme`
      { test: /[\\/]hoist-non-react-statics[\\/]/, sideEffects: false },
      { test: /\.woff2$/, type: 'asset/resource', generator: { filename: 'a/[name].[contenthash:8][ext]' } },
    ],
  },
  plugins: [new StandInPlugin(standIns(isProduction, hasFederationCore), { mayMiss: !isProduct })],
});
