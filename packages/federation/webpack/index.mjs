import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { runtimeCoreScript } from './runtimeCoreScript.mjs';
import { sharedModules } from './sharedModules.mjs';

const require = createRequire(import.meta.url);
const HERE = fileURLToPath(new URL('.', import.meta.url));
const CHAKRA_THEME = path.resolve(HERE, '../../ui/src/chakra-theme');
const CHAKRA_REPLACEMENTS = {
  './recipes.js': 'recipes.js',
  './slot-recipes.js': 'slot-recipes.js',
  './tokens/colors.js': 'colors.js',
  './semantic-tokens/colors.js': 'semantic-colors.js',
};
const CHUNK_TIMEOUT_MS = 10_000;

function reactRouterProduction() {
  const ui = createRequire(require.resolve('@rab/ui/package.json'));
  const router = createRequire(ui.resolve('react-router-dom/package.json')).resolve('react-router/package.json');
  return path.join(path.dirname(router), 'dist/production/index.mjs');
}

/**
 * The webpack configuration of every build of the product.
 * @param {object} options
 * @param {string} options.dir folder of the build
 * @param {string} options.name federation name, e.g. `mf_lock`
 * @param {Record<string, string>} [options.exposes] what other builds load at run time; none for the shell
 * @param {Record<string, string | { import: string, filename: string }>} options.entry
 * @param {string} options.template the build's own page
 * @param {'/' | 'auto'} [options.publicPath] '/' for the shell only; a remote finds its own origin by 'auto'
 */
export const makeConfig =
  ({ dir, name, exposes, entry, template, publicPath = 'auto' }) =>
  async (_env, { mode = 'production' } = {}) => {
    const isProduction = mode === 'production';
    const isRemote = exposes !== undefined;
    return {
      mode,
      context: dir,
      target: ['web', 'es2022'],
      entry,
      devtool: isProduction ? false : 'cheap-module-source-map',
      output: {
        path: path.join(dir, 'dist'),
        publicPath,
        uniqueName: name,
        filename: '[name].[contenthash:8].js',
        chunkFilename: 'c/[name].[contenthash:8].js',
        assetModuleFilename: 'a/[name].[contenthash:8][ext]',
        chunkLoadTimeout: CHUNK_TIMEOUT_MS,
        crossOriginLoading: 'anonymous',
        // host and each remote need a policy of their own under `require-trusted-types-for 'script'`
        trustedTypes: { policyName: `${name}#webpack` },
        clean: true,
      },
      resolve: {
        extensions: ['.tsx', '.ts', '.mjs', '.js'],
        alias: {
          // Wallet Connect's own modal: not installed, our drawer shows the code
          '@reown/appkit/core': false,
          // its package offers bundlers the development build only
          ...(isProduction && { 'react-router$': reactRouterProduction() }),
        },
      },
      module: {
        rules: [
          {
            test: /\.tsx?$/,
            exclude: /node_modules/,
            use: {
              loader: require.resolve('swc-loader'),
              options: {
                jsc: {
                  parser: { syntax: 'typescript', tsx: true },
                  target: 'es2022',
                  transform: { react: { runtime: 'automatic', development: !isProduction } },
                },
              },
            },
          },
          { test: /\.woff2$/, type: 'asset/resource' },
        ],
      },
      cache: {
        type: 'filesystem',
        cacheDirectory: path.join(dir, 'node_modules/.cache/webpack'),
        buildDependencies: { config: [fileURLToPath(import.meta.url), path.join(dir, 'webpack.config.mjs')] },
      },
      optimization: {
        moduleIds: 'deterministic',
        chunkIds: 'deterministic',
        minimizer: [
          new MinimizerPlugin({ extractComments: false, parallel: false, minify: MinimizerPlugin.swcMinify }),
        ],
      },
      performance: false,
      stats: 'errors-warnings',
      plugins: [
        new ModuleFederationPlugin({
          name,
          filename: 'remoteEntry.js',
          ...(exposes && { exposes }),
          remotes: {},
          shared: sharedModules(isRemote),
          // the default loads every remote at start and dies with the first that is down
          shareStrategy: 'loaded-first',
          manifest: true,
          dts: false,
          // a remote takes nothing from other remotes: it carries no code for that, and takes the runtime's core from its host
          experiments: {
            optimization: { target: 'web', disableSnapshot: isRemote, disableRemote: isRemote },
            externalRuntime: isRemote,
          },
        }),
        new HtmlWebpackPlugin({
          template,
          favicon: path.join(HERE, 'favicon.svg'),
          chunks: ['main'],
          scriptLoading: 'defer',
          publicPath: '/',
        }),
        ...(isRemote
          ? [
              new webpack.BannerPlugin({
                banner: await runtimeCoreScript(),
                raw: true,
                include: /^(?:main\.|embed\.js)/,
              }),
            ]
          : []),
        // Chakra's default theme carries every recipe and palette; ours are those of what @rab/ui exports
        new webpack.NormalModuleReplacementPlugin(/(?:recipes|colors)\.js$/, (resource) => {
          const own = CHAKRA_REPLACEMENTS[resource.request];
          if (own && /@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]theme$/.test(resource.context))
            resource.request = path.join(CHAKRA_THEME, own);
        }),
      ],
    };
  };

/** Configuration of a remote: its standalone page, its door, and the script for partner pages. */
export const makeRemoteConfig = ({ dir, name, exposes = {} }) =>
  makeConfig({
    dir,
    name,
    template: path.join(HERE, 'remote.html'),
    entry: {
      main: './src/door/standalone.ts',
      embed: { import: './src/door/embed.ts', filename: 'embed.js' },
    },
    exposes: { './app': './src/door/app.tsx', './mount': './src/door/mount.tsx', ...exposes },
  });
