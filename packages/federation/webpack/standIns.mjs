import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const ui = (file) => here(`../../ui/src/${file}`);

/** Modules of one library whose stand-ins belong together: by the request for each, ours. */
const together = (name, from, modules) => modules.map(([request, module]) => ({ name, request, from, module }));

const CHAKRA_THEME = /@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]theme[\\/](?:recipes[\\/])?[^\\/]+$/;
const chakraTheme = together("Chakra's default theme", CHAKRA_THEME, [
  ['./recipes.js', ui('chakra-theme/recipes.js')],
  ['./slot-recipes.js', ui('chakra-theme/slot-recipes.js')],
  ['./tokens/colors.js', ui('chakra-theme/colors.js')],
  ['./semantic-tokens/colors.js', ui('chakra-theme/semantic-colors.js')],
  ['./layer-styles.js', ui('chakra-theme/layer-styles.js')],
  ['./select.js', ui('chakra-theme/select.js')],
  [/^(?:\.\.\/\.\.\/anatomy\.js|@ark-ui\/react\/qr-code)$/, ui('chakra-theme/anatomy.ts')],
]);

const FEDERATION_CORE = /@module-federation[\\/]runtime-core[\\/]dist[\\/]/;
const federationCore = together('unused parts of the federation runtime', FEDERATION_CORE, [
  [/[\\/]SnapshotHandler\.js$/, here('federationSnapshotStub.mjs')],
  [/[\\/]semver[\\/]index\.js$/, here('federationSemverStub.mjs')],
  [/[\\/]preload\.js$/, here('federationPreloadStub.mjs')],
]);

function reactRouterProduction() {
  const fromUi = createRequire(require.resolve('@rab/ui/package.json'));
  const fromDom = createRequire(fromUi.resolve('react-router-dom/package.json'));
  return path.join(path.dirname(fromDom.resolve('react-router/package.json')), 'dist/production/index.mjs');
}

/**
 * The stand-ins of every build of the product: its host and all areas. Each has a row in docs/upgrading.md with its reason and
 * the bytes that it saves.
 * @param {boolean} isProduction
 * @param {boolean} hasFederationCore false for an area, which takes the core of the runtime from its host
 * @returns {readonly import('./StandInPlugin.mjs').StandIn[]}
 */
export const standIns = (isProduction, hasFederationCore) => [
  ...chakraTheme,
  ...(hasFederationCore ? federationCore : []),
  {
    name: "viem's bytecodes",
    request: /\/constants\/contracts\.js$/,
    from: /[\\/]viem[\\/]_esm[\\/]/,
    module: here('viemContractsStub.mjs'),
  },
  {
    name: "what viem's call brings along",
    request: /^(?:abitype|ox\/BlockOverrides)$/,
    from: /[\\/]viem[\\/]_esm[\\/]actions[\\/]public[\\/]call\.js$/,
    module: here('viemCallStub.mjs'),
  },
  { name: 'graphql', request: 'graphql', module: here('graphqlStub.mjs') },
  {
    name: 'the focus tracking of Zag',
    request: '@zag-js/focus-visible',
    module: ui('focus-visible/focusVisible.js'),
  },
  { name: 'the modal of WalletConnect', request: '@reown/appkit/core', module: here('appKitStub.mjs') },
  ...(isProduction
    ? [{ name: "React Router's development build", request: 'react-router', module: reactRouterProduction() }]
    : []),
];
