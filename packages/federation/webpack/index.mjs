import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { CataloguesPlugin } from './CataloguesPlugin.mjs';
import { ChunkScriptPlugin } from './ChunkScriptPlugin.mjs';
import { DrawnPagesPlugin } from './DrawnPagesPlugin.mjs';
import { embedGuard } from './embedGuard.mjs';
import { HeadPreloadPlugin } from './HeadPreloadPlugin.mjs';
import { minimizer } from './minimizer.mjs';
import { chunkNameOf, ReleasePlugin } from './ReleasePlugin.mjs';
import { ReproduciblePlugin } from './ReproduciblePlugin.mjs';
import { readArea } from './readArea.mjs';
import { runtimeCoreScript } from './runtimeCoreScript.mjs';
import { SafeAppPlugin } from './SafeAppPlugin.mjs';
import { ScriptPlugin } from './ScriptPlugin.mjs';
import { SharingRuntimePlugin } from './SharingRuntimePlugin.mjs';
import { sharedModules } from './sharedModules.mjs';
import { sourceConfig } from './sourceConfig.mjs';
import { staticPage } from './staticPage.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const BROTLI = {
  algorithm: 'brotliCompress',
  test: /\.(?:css|html|js|json|svg)$/,
  filename: '[path][base].br',
  threshold: 1_000,
  compressionOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } },
};

/**
 * Least size of a chunk that several parts of a remote share. webpack's own limit of 20,000 leaves dayjs, toasts and viem's errors
 * in each part that uses them, and a page loads several parts: 306 kB of script where mf-token runs alone, 287 kB with this one.
 */
const LEAST_SHARED_BYTES = 6000;

/** The icon is that of the browser's tab. */
const SAFE_APP = {
  name: 'RAB Launchpad',
  description: 'Create tokens, sell them, lock tokens and liquidity.',
  iconPath: 'favicon.svg',
};

/** Of the wallet's package, all but what follows a transaction that was sent: nobody needs that before there is one. */
const FIRST_OF_WALLET =
  /[\\/]wallet-context[\\/]src[\\/](?!transactions[\\/](?:awaitTransaction|find|follow|search|isContractAccount))/;

/** Without its comments: it stands in every page. */
const plainText = (file) => readFileSync(file, 'utf8').replaceAll(/^ *\/\/.*\n/gm, '');

/** webpack puts the names of files in the place of these, in a banner too. */
const PLACEHOLDERS =
  /\[(?:base|chunkhash|contenthash|ext|file|filebase|fragment|fullhash|hash|id|modulehash|name|path|query|runtime|url)(?::[^\]]*)?\]/;

/** A script as a banner that comes out as it is. */
function bannerOf(script) {
  const [placeholder] = PLACEHOLDERS.exec(script) ?? [];
  if (placeholder) throw new Error(`webpack would replace ${placeholder} in the banner: call it otherwise.`);
  return script;
}

const engine = plainText(path.join(HERE, '../src/engine.js'));

const namedExposes = (exposes) =>
  Object.fromEntries(
    Object.entries(exposes).map(([expose, file]) => [expose, { import: [file], name: chunkNameOf(expose) }]),
  );

/**
 * The webpack configuration of every build of the product.
 * @param {object} options
 * @param {string} options.dir folder of the build
 * @param {string} options.name federation name, e.g. `mf_lock`
 * @param {Record<string, string>} [options.exposes] what other builds load at run time; none for the shell
 * @param {Record<string, string>} [options.pages] of a remote: by its route, the module of each page
 * @param {Record<string, string | { import: string, filename: string }>} options.entry
 * @param {string} options.template the build's own page
 * @param {Parameters<typeof staticPage>[0]} [options.first] what the page shows before any script has run
 * @param {Record<string, string>} [options.scripts] file name to source of scripts that other people's pages load alone
 * @param {'/' | 'auto'} [options.publicPath] '/' for the shell only; a remote finds its own origin by 'auto'
 */
export const makeConfig =
  ({ dir, name, exposes, pages, entry, template, first, scripts = {}, publicPath = 'auto' }) =>
  async (_env, { mode = 'production' } = {}) => {
    const isProduction = mode === 'production';
    const isRemote = exposes !== undefined;
    const { plugins, ...sources } = sourceConfig(isProduction, { isProduct: true, hasFederationCore: !isRemote });
    const { version } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
    // `./mount` brings a host of its own and is no host's to load
    const offered = isRemote && Object.keys(exposes).filter((expose) => expose !== './mount');
    const page = first && { ...(await staticPage(first, isProduction)), engine: engine + plainText(first.tooOld) };
    const runtimeCore = isRemote ? await runtimeCoreScript() : '';
    const tag = name.replace('mf_', 'rab-');
    return {
      ...sources,
      context: dir,
      target: ['web', 'es2022'],
      entry,
      devtool: isProduction ? false : 'cheap-module-source-map',
      output: {
        path: path.join(dir, 'dist'),
        publicPath,
        uniqueName: name,
        filename: '[name].[contenthash:8].js',
        // every page that can load them carries their hashes: shorter ones are bytes of the first load
        chunkFilename: 'c/[name].[contenthash:6].js',
        crossOriginLoading: 'anonymous',
        clean: true,
      },
      // a CI builds everything once, and writing a cache takes a sixth of a build
      cache: !process.env.CI && {
        type: 'filesystem',
        // webpack does not see that `area.ts` changes this configuration
        version: JSON.stringify([exposes, pages]),
        cacheDirectory: path.join(dir, 'node_modules/.cache/webpack'),
        buildDependencies: { config: [fileURLToPath(import.meta.url), path.join(dir, 'webpack.config.mjs')] },
      },
      optimization: {
        // no other build knows the names: the shortest, whatever they are in the next build
        mangleExports: 'size',
        // by the plugin below
        moduleIds: false,
        chunkIds: 'deterministic',
        // what several entries of the package use is a chunk of its own, not a copy in the chunk of each
        splitChunks: {
          ...(isRemote && { minSize: LEAST_SHARED_BYTES }),
          cacheGroups: {
            wallet: { test: FIRST_OF_WALLET, name: 'wallet-context', minChunks: 2, minSize: 0 },
          },
        },
        minimizer: [minimizer()],
      },
      performance: false,
      stats: 'errors-warnings',
      plugins: [
        ...plugins,
        new ReproduciblePlugin(),
        new ModuleFederationPlugin({
          name,
          filename: 'remoteEntry.[contenthash:8].js',
          ...(exposes && { exposes: namedExposes(exposes) }),
          remotes: {},
          shared: sharedModules(isRemote),
          // the default loads every remote at start and dies with the first that is down
          shareStrategy: 'loaded-first',
          // ours is below: what a manifest says is checked before anything else happens
          manifest: false,
          dts: false,
          // a remote takes nothing from other remotes: it carries no code for that, and takes the runtime's core from its host
          experiments: {
            optimization: { target: 'web', disableSnapshot: true, disableRemote: isRemote },
            externalRuntime: isRemote,
          },
        }),
        new ReleasePlugin({ name, version, ...(exposes && { exposes: offered, pages }) }),
        ...(isRemote && isProduction ? [new DrawnPagesPlugin({ name, routes: Object.keys(pages) })] : []),
        new CataloguesPlugin(isRemote),
        new ChunkScriptPlugin(),
        new SharingRuntimePlugin(),
        new HtmlWebpackPlugin({
          template,
          favicon: path.join(HERE, 'favicon.svg'),
          chunks: ['main'],
          scriptLoading: 'defer',
          publicPath: '/',
          // React takes over the page as it drew it: its comments separate texts and boundaries
          ...(page && { templateParameters: page, minify: false }),
        }),
        isRemote
          ? new webpack.BannerPlugin({
              banner: ({ filename }) =>
                bannerOf((filename === 'embed.js' ? embedGuard(tag) : '') + engine + runtimeCore),
              raw: true,
              include: /^(?:main\.|embed\.js)/,
            })
          : new HeadPreloadPlugin(isProduction),
        ...(isRemote ? [] : [new SafeAppPlugin(SAFE_APP)]),
        ...Object.entries(scripts).map(([filename, entry]) => new ScriptPlugin({ filename, entry, isProduction })),
        // hosts and the local stack serve these to clients that accept brotli
        ...(isProduction ? [new CompressionPlugin(BROTLI)] : []),
      ],
    };
  };

/**
 * Configuration of a remote, as its `src/area.ts` says: its standalone page, the modules that it exposes, and the script for
 * partner pages.
 */
export const makeRemoteConfig =
  ({ dir, scripts = {} }) =>
  async (env, argv) => {
    const { area, pages, exposes } = await readArea(dir);
    const config = makeConfig({
      dir,
      name: area.name,
      pages,
      scripts,
      template: path.join(HERE, 'remote.html'),
      entry: {
        main: './src/entry/standalone.ts',
        embed: { import: './src/entry/embed.ts', filename: 'embed.js' },
      },
      exposes: { './app': './src/entry/app.tsx', './mount': './src/entry/mount.tsx', ...exposes },
    });
    return config(env, argv);
  };
