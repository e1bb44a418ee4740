import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { messageMacros } from './packages/federation/webpack/messages.mjs';

/** The indexes of what screens are made of, whose parts are loaded when they are taken. */
const INDEXES =
  '@(?:chakra-ui/react/dist/cjs|ark-ui/react/dist(?:/components/[\\w-]+)?|zag-js/[\\w-]+/dist)/index\\.c?js$';
const transform = {
  [INDEXES]: '<rootDir>/packages/testing/src/lazyIndex.mjs',
  '^.+\\.(?:[cm]?[jt]sx?)$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic' } },
        experimental: messageMacros,
      },
    },
  ],
};
const shared = {
  rootDir: import.meta.dirname,
  transform,
  // wagmi, jotai and mipd ship ES modules only, as the second versions of noble do
  transformIgnorePatterns: [
    `(?<!@noble\\+[\\w-]+@2[^/]*)/node_modules/(?!\\.pnpm|(?:wagmi|@wagmi|jotai|mipd|ipfs-.*|blockstore-.*|multiformats|interface-.*|uint8.*|it-.*|@ipld|@multiformats)/|${INDEXES})`,
  ],
  // the stacks' own folders have copies of the workspace, too
  modulePathIgnorePatterns: ['/dist/', '/out/', '/.mutation/', '<rootDir>/.local/'],
};
const inFolders = (folders) => folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`);
const servers = [
  'packages/server',
  'packages/content-store',
  'packages/indexer',
  'packages/devnet',
  'packages/evm',
  'packages/contracts',
  'packages/token-risk',
  'packages/config',
  'packages/sdk',
  'packages/cli',
  'packages/deployment',
  'packages/releases',
  'packages/testing',
  'guide',
];
const screens = [
  'shell',
  ...readdirSync(import.meta.dirname).filter((name) => name.startsWith('mf-')),
  'packages/language',
  'packages/wallet-context',
  'packages/ui',
  'packages/catalogue',
  'packages/launchpad',
  'packages/federation',
];

export default {
  // a busy machine is no failure; what must come in time has a clock of its own
  testTimeout: 120_000,
  // they wait for chains, databases and clocks for about as long as they compute
  maxWorkers: availableParallelism() + 1,
  projects: [
    { ...shared, displayName: 'node', testEnvironment: 'node', testMatch: inFolders(servers) },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testMatch: inFolders(screens),
      globals: { __webpack_public_path__: '/' },
      setupFiles: ['<rootDir>/packages/testing/src/setup.ts'],
      moduleNameMapper: { '\\.(css|woff2)$': '<rootDir>/packages/testing/src/asset.ts' },
    },
  ],
};
