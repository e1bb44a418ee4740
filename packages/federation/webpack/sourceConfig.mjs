import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

const require = createRequire(import.meta.url);
const CHAKRA_THEME = fileURLToPath(new URL('../../ui/src/chakra-theme', import.meta.url));
const CHAKRA_REPLACEMENTS = {
  './recipes.js': 'recipes.js',
  './slot-recipes.js': 'slot-recipes.js',
  './tokens/colors.js': 'colors.js',
  './semantic-tokens/colors.js': 'semantic-colors.js',
  './layer-styles.js': 'layer-styles.js',
  './select.js': 'select.js',
  '../../anatomy.js': 'anatomy.ts',
  '@ark-ui/react/qr-code': 'anatomy.ts',
};

/** Parts of the federation runtime that no page of ours comes to, or that do more than one needs: package, request, ours. */
const FEDERATION_STUBS = [
  ['error-codes', /[\\/]desc\.mjs$/, new URL('federationTextsStub.mjs', import.meta.url)],
  ['sdk', /[\\/]logger\.js$/, new URL('federationLoggerStub.mjs', import.meta.url)],
  ['runtime-core', /[\\/]SnapshotHandler\.js$/, new URL('federationSnapshotStub.mjs', import.meta.url)],
  ['runtime-core', /[\\/]semver[\\/]index\.js$/, new URL('federationSemverStub.mjs', import.meta.url)],
  ['runtime-core', /[\\/]preload\.js$/, new URL('federationPreloadStub.mjs', import.meta.url)],
];

const VIEM = /[\\/]viem[\\/]_esm[\\/]/;
const VIEM_CALL = /[\\/]viem[\\/]_esm[\\/]actions[\\/]public[\\/]call\.js$/;

function reactRouterProduction() {
  const ui = createRequire(require.resolve('@rab/ui/package.json'));
  const router = createRequire(ui.resolve('react-router-dom/package.json')).resolve('react-router/package.json');
  return path.join(path.dirname(router), 'dist/production/index.mjs');
}

/**
 * How our sources are read, the same for what runs in a browser and for what is drawn at build time.
 * @param {boolean} isProduction
 * @returns {Pick<import('webpack').Configuration, 'mode' | 'resolve' | 'module' | 'plugins'>}
 */
export const sourceConfig = (isProduction) => ({
  mode: isProduction ? 'production' : 'development',
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    alias: {
      '@reown/appkit/core': fileURLToPath(new URL('appKitStub.mjs', import.meta.url)),
      '@zag-js/focus-visible$': fileURLToPath(new URL('../../ui/src/focus-visible/focusVisible.js', import.meta.url)),
      mipd$: fileURLToPath(new URL('mipdStub.mjs', import.meta.url)),
      graphql$: fileURLToPath(new URL('graphqlStub.mjs', import.meta.url)),
      // only Emotion's withTheme uses it, which nobody here does
      'hoist-non-react-statics': false,
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
      // what its provider loads when used is the stub: no part of the program of its own
      { test: /@walletconnect[\\/]ethereum-provider[\\/]/, parser: { dynamicImportMode: 'eager' } },
      {
        test: /react-router[\\/]dist[\\/].*\.mjs$/,
        loader: fileURLToPath(new URL('withoutVersionMark.cjs', import.meta.url)),
      },
      { test: /\.woff2$/, type: 'asset/resource', generator: { filename: 'a/[name].[contenthash:8][ext]' } },
    ],
  },
  plugins: [
    // Chakra's default theme carries every recipe, style and palette; ours are those of what @rab/ui exports
    new webpack.NormalModuleReplacementPlugin(
      /(?:recipes|colors|layer-styles|select|anatomy)\.js$|qr-code$/,
      (resource) => {
        const own = CHAKRA_REPLACEMENTS[resource.request];
        if (own && /@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]theme(?:[\\/]recipes)?$/.test(resource.context))
          resource.request = path.join(CHAKRA_THEME, own);
      },
    ),
    ...FEDERATION_STUBS.map(
      ([name, request, stub]) =>
        new webpack.NormalModuleReplacementPlugin(request, (resource) => {
          const [, from] = /@module-federation[\\/]([\w-]+)[\\/]dist(?:[\\/]|$)/.exec(resource.context) ?? [];
          if (from === name) resource.request = fileURLToPath(stub);
        }),
    ),
    new webpack.NormalModuleReplacementPlugin(
      /^(?:abitype|ox\/BlockOverrides)$|\/constants\/contracts\.js$/,
      (resource) => {
        const { request, contextInfo, context } = resource;
        const isUnused = request.endsWith('/contracts.js') ? VIEM.test(context) : VIEM_CALL.test(contextInfo.issuer);
        if (isUnused) resource.request = fileURLToPath(new URL('viemCallStub.mjs', import.meta.url));
      },
    ),
  ],
});
