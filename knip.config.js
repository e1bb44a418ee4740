/** What the product itself does not use: only tests do. An export for a test is fine where its own file uses it too. */
const isProduction = process.argv.includes('--production');

const BUILD = 'webpack.config.mjs!';

/** The types step compiles them. */
const TYPE_TESTS = '**/*.test-d.{ts,tsx}';

/** @type {import('knip').KnipConfig} */
export default {
  // our packages are released to nobody else: what none of us imports from an entry is unused too
  includeEntryExports: true,
  // an action is usable alone, also where so far only its own query options use it
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ['mount', 'umount', 'z3', 'nginx', 'openssl', 'promtool'],
  // reading a build's configuration would render its static page
  webpack: false,
  // two names for one value are two meanings of it
  exclude: ['duplicates'],
  // it loads every entry whole so that every build offers it, which uses nothing of what is behind
  compilers: { ts: (source, path) => (path.endsWith('packages/federation/src/provide.ts') ? '' : source) },
  workspaces: {
    '.': {
      // a job and what it starts by path
      entry: [
        'scripts/*.mjs',
        '{scripts,tools}/**/*.selftest.mjs',
        'scripts/mutation/{run,worker}.mjs',
        'scripts/mutation/*.cjs',
      ],
      project: ['{scripts,tools}/**/*.{mjs,cjs,ts}'],
    },
    // what the webpack preset of @rab/federation takes from an area's folder
    'mf-*': {
      entry: [BUILD, TYPE_TESTS, 'src/entry/*.{ts,tsx}!', 'src/badge/script.ts!'],
      project: ['src/**!'],
      includeEntryExports: false,
      // compiled JSX imports React, compiled messages import the language
      ignoreDependencies: ['react', 'react-dom', '@rab/language'],
    },
    shell: {
      entry: [BUILD, TYPE_TESTS, 'src/main.ts!', 'src/static/{first.js,tooOld.js,renderPage.tsx}!'],
      project: ['src/**!', 'test/**'],
      includeEntryExports: false,
    },
    // types for pages of others, and such pages; their server reads its libraries by path
    'packages/embed': { entry: ['index.d.ts!', TYPE_TESTS] },
    examples: {
      entry: ['main.mjs!', 'serveExamples.mjs!', 'localOrigins.mjs!'],
      includeEntryExports: false,
      ignoreDependencies: ['react-18', 'react-dom-18'],
    },
    // VitePress takes its pages, and the theme by its place
    guide: {
      entry: ['.vitepress/config.mjs!', '.vitepress/theme/index.mjs!'],
      project: ['**/*.{ts,mjs}!'],
      includeEntryExports: false,
    },
    e2e: {
      entry: ['*.spec.ts!', 'takePicture.ts!'],
      project: ['**/*.ts!'],
      includeEntryExports: false,
    },
    // stand-ins for modules of libraries
    'packages/ui': {
      entry: [TYPE_TESTS, 'src/chakra-theme/*.js!', 'src/focus-visible/*.js!'],
      project: ['src/**!', 'test/**'],
    },
    // a command of its own, and what it puts in the place of another module
    bench: {
      entry: ['src/main.ts!', 'src/web/plain/*.mjs!'],
      project: ['src/**!'],
      includeEntryExports: false,
      ignoreDependencies: ['rab-area-parts', 'rab-react'],
    },
    // webpack finds the stories by their names
    'packages/catalogue': {
      entry: ['serve.mjs', 'src/main.tsx', 'src/stories/*.stories.tsx'],
      includeEntryExports: false,
    },
    'packages/contracts': { entry: [TYPE_TESTS, 'wagmi.config.ts'], project: ['src/**!', 'test/**'] },
    // forge finds its compiler and the Solidity libraries by path
    'packages/evm': {
      entry: [
        'bin/*.{mjs,cjs}',
        'mutation/*.selftest.mjs',
        'formal/prove.test.mjs',
        'formal/prove.mjs',
        'mutation/run.mjs',
      ],
      ignoreDependencies: [
        '@foundry-rs/.+',
        '@openzeppelin/contracts',
        '@pancakeswap-libs/.+',
        '@safe-global/.+',
        '@uniswap/.+',
      ],
    },
    // others take what none of us does; its examples are for them
    'packages/sdk': { entry: ['examples/*.ts!', TYPE_TESTS], includeEntryExports: false },
    // the loader is registered by its path, the check of a checkout is a command
    'packages/cli': { entry: ['bin/*.mjs!'], ignoreDependencies: ['@rab/deployment'] },
    // started by the root's commands
    'packages/releases': { entry: ['src/*/main.ts!', 'src/weight/*.mjs'] },
    'packages/deployment': { entry: ['src/main.ts!', 'src/verify/main.ts!', TYPE_TESTS] },
    // what its supervisor starts by path
    'packages/devnet': { ignoreDependencies: ['@foundry-rs/anvil', '@rab/content-store'] },
    // Ponder finds these by their places; a test runs graphql-codegen by its path
    'packages/indexer': {
      entry: ['types/write.ts', 'ponder.*.ts!', 'src/api/index.ts!', 'src/handlers/*.ts!', 'start/*.ts!'],
      includeEntryExports: false,
      ignoreDependencies: ['@graphql-codegen/.+'],
    },
    // its own facade list loads @rab/contracts, see `compilers`
    'packages/federation': {
      // an area is made of the template
      entry: [
        TYPE_TESTS,
        'serve/*.mjs!',
        'webpack/*.d.mts',
        'webpack/*.selftest.mjs',
        // stand-ins for modules of libraries
        'webpack/*Stub.mjs!',
        // in each page before everything else, as text
        'src/engine.js!',
        'template/webpack.config.mjs',
        'template/src/entry/*.{ts,tsx}',
      ],
      // and webpack shares React's
      ignoreDependencies: ['webpack-cli', '@rab/contracts', 'react-dom'],
    },
    // started by path, as an operator does
    deploy: {
      entry: ['render.mjs!', '*.d.mts', 'jest.config.mjs'],
      includeEntryExports: false,
      ignoreDependencies: ['@rab/content-store'],
    },
    // a command of its operator
    'packages/content-store': { entry: ['src/takedown/takeDown.ts!', TYPE_TESTS] },
    'packages/*': { entry: [TYPE_TESTS] },
    // loaded by wagmi when it is chosen
    // wagmi's connectors load them
    'packages/wallet-context': {
      entry: [TYPE_TESTS],
      ignoreDependencies: [
        '@walletconnect/ethereum-provider',
        '@safe-global/safe-apps-provider',
        '@safe-global/safe-apps-sdk',
      ],
    },
  },
  ignoreIssues: {
    // for tests alone, as it should be
    ...(isProduction && {
      'packages/testing/**': ['exports', 'types'],
      'packages/wallet-context/src/testing.ts': ['exports'],
      'packages/devnet/src/{chain,config,process,seed}/index.ts': ['exports', 'types'],
      'packages/contracts/src/abis/others.ts': ['exports'],
      'packages/evm/deploy/startPlatform.ts': ['exports'],
    }),
    // exported so that what must not compile counts as used
    '**/*.test-d.{ts,tsx}': ['exports', 'types'],
    // what the libraries ask of a stand-in
    'packages/ui/src/{chakra-theme,focus-visible}/*.{js,ts}': ['exports'],
    'packages/federation/webpack/*Stub.mjs': ['exports'],
    'scripts/mutation/transform.cjs': ['exports'],
    'packages/contracts/wagmi.config.ts': ['exports'],
    // what Node asks of a loader
    'packages/cli/bin/sources.mjs': ['exports'],
    'packages/federation/{serve,webpack}/*.d.mts': ['exports'],
    // `pnpm remotes` and `pnpm new:area` import it by its path
    'packages/federation/webpack/readArea.mjs': ['exports'],
    'packages/federation/src/provide.ts': ['exports'],
    'packages/federation/template/webpack.config.mjs': ['exports'],
  },
};
