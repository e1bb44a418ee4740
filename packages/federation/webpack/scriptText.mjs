import { readFileSync } from 'node:fs';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { bundle } from './bundle.mjs';
import { sourceConfig } from './sourceConfig.mjs';

/**
 * A script that brings all it needs and knows nothing of federation.
 * @param {object} script
 * @param {string} script.entry absolute path of its source
 * @param {boolean} script.isProduction
 * @param {import('webpack').Configuration['plugins']} [script.plugins] in the place of those of our sources
 * @returns {Promise<string>} its text, one file whatever the sources load when used; minified in production
 */
export const scriptText = ({ entry, isProduction, plugins }) =>
  bundle(
    {
      ...sourceConfig(isProduction),
      ...(plugins && { plugins }),
      target: ['web', 'es2022'],
      devtool: false,
      entry,
      output: { asyncChunks: false },
      optimization: {
        minimizer: [new MinimizerPlugin({ extractComments: false, minify: MinimizerPlugin.swcMinify })],
      },
    },
    (file) => readFileSync(file, 'utf8'),
  );
