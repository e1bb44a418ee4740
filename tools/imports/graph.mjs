// What may import what, as data. dependencyCruiser.config.mjs makes rules of it, graph.selftest.mjs plants every forbidden edge.

/**
 * The areas of the house. `path`: what the area's files begin with (a regular expression); `names`: how an import may name
 * it; `imports`: the areas it may import besides itself; `data`: files that everybody may read; `instead`: what to do instead of importing it from elsewhere.
 */
export const AREAS = {
  contracts: {
    path: 'packages/contracts/',
    names: '@rab/contracts',
    imports: ['language'],
    instead: 'The contract package serves the product and its servers: others bring their own data.',
  },
  config: {
    path: 'packages/config/',
    names: '@rab/config',
    imports: ['contracts'],
    instead: 'Take the values you need as parameters; who calls you has read the configuration.',
  },
  language: {
    path: 'packages/language/',
    names: '@rab/language',
    imports: [],
    instead: 'Words are for screens: a server or a command answers in codes and numbers.',
  },
  'token-risk': {
    path: 'packages/token-risk/',
    names: '@rab/token-risk',
    imports: ['contracts'],
    instead:
      'The check of tokens is for those who show it: the token area has the whole report, @rab/wallet-context/reads has its holders and powers as reads.',
  },
  sdk: {
    path: 'packages/sdk/',
    names: '@rab/sdk',
    imports: ['contracts', 'config', 'language'],
    instead: 'The library is what pages, the command line and others act with: servers know the contract package.',
  },
  cli: {
    path: 'packages/cli/',
    names: '@rab/cli',
    imports: ['contracts', 'config', 'language', 'sdk', 'deployment', 'federation'],
    instead: 'The command line is a command: what others need of it belongs to @rab/sdk.',
  },
  'wallet-context': {
    path: 'packages/wallet-context/',
    names: '@rab/wallet-context',
    imports: ['contracts', 'config', 'language', 'sdk', 'token-risk'],
    instead:
      'Take account, chain and data as parameters: the wallet is known to browser packages from ui/connected upwards.',
  },
  ui: {
    path: 'packages/ui/',
    names: '@rab/ui',
    imports: ['contracts', 'config', 'language', 'wallet-context'],
    instead: 'Return data and let a screen draw it: parts are drawn by screens, from launchpad upwards.',
  },
  launchpad: {
    path: 'packages/launchpad/',
    names: '@rab/launchpad',
    imports: ['contracts', 'config', 'language', 'sdk', 'token-risk', 'wallet-context', 'ui'],
    instead:
      'What all screens need moves down to @rab/ui or @rab/wallet-context; what sales need stays with the areas that sell.',
  },
  remote: {
    path: 'mf-[^/]+/',
    names: 'mf-[^/]+',
    imports: [
      'contracts',
      'config',
      'language',
      'sdk',
      'token-risk',
      'wallet-context',
      'ui',
      'launchpad',
      'federation',
    ],
    instead: 'A remote is imported by nobody: link to its route, or load what it exposes at run time.',
  },
  shell: {
    path: 'shell/',
    names: 'shell',
    imports: ['contracts', 'config', 'language', 'wallet-context', 'ui', 'federation'],
    data: '^shell/remotes\\.example\\.json$',
    instead: 'Nobody imports the shell: what a remote needs of it is handed over as `host`.',
  },
  federation: {
    path: 'packages/federation/',
    names: '@rab/federation',
    imports: ['contracts', 'config', 'language', 'wallet-context', 'ui', 'embed'],
    instead: 'Only shell and remotes are loaded by federation: take links and error reporting as properties.',
  },
  examples: {
    path: 'examples/',
    names: '@rab/examples',
    imports: [],
    instead: 'Partner pages stand alone: they are served by their command, and by scenarios.',
  },
  embed: {
    path: 'packages/embed/',
    names: '@rab/embed',
    imports: [],
    instead: 'These types are for pages of others: @rab/federation/mount brings what they tell of.',
  },
  server: {
    path: 'packages/server/',
    names: '@rab/server',
    imports: [],
    instead: 'What servers share is no part of the browser: a value that both know belongs to @rab/config.',
  },
  evm: {
    path: 'packages/evm/',
    names: '@rab/evm',
    imports: ['contracts'],
    instead: 'ABIs and errors come from @rab/contracts; deployment and anvil are for servers and tests.',
  },
  indexer: {
    path: 'packages/indexer/',
    names: '@rab/indexer',
    imports: ['contracts', 'config', 'server', 'evm'],
    instead: 'The indexer is asked over GraphQL.',
  },
  'content-store': {
    path: 'packages/content-store/',
    names: '@rab/content-store',
    imports: ['contracts', 'config', 'server', 'evm'],
    instead: 'The content store is asked over HTTP.',
  },
  deployment: {
    path: 'packages/deployment/',
    names: '@rab/deployment',
    imports: ['contracts', 'config', 'server', 'evm', 'federation'],
    data: '^packages/deployment/registry/',
    instead: 'Deployment is a command: read the configuration that it writes.',
  },
  devnet: {
    path: 'packages/devnet/',
    names: '@rab/devnet',
    imports: ['contracts', 'config', 'server', 'evm', 'federation', 'indexer', 'content-store', 'testing'],
    instead: 'The local stack is started by its command; its addresses are in the configuration that it serves.',
  },
  releases: {
    path: 'packages/releases/',
    names: '@rab/releases',
    imports: ['config', 'federation', 'devnet'],
    instead: 'Releases are compared and deployed by commands; nothing is built on them.',
  },
  testing: {
    path: 'packages/testing/',
    names: '@rab/testing',
    imports: [
      'contracts',
      'config',
      'language',
      'sdk',
      'wallet-context',
      'ui',
      'federation',
      'server',
      'evm',
      'indexer',
      'content-store',
    ],
    instead: 'Test helpers are for tests: move what the product needs into the package that owns it.',
  },
  catalogue: {
    path: 'packages/catalogue/',
    names: '@rab/catalogue',
    imports: ['contracts', 'config', 'language', 'wallet-context', 'ui', 'federation', 'testing'],
    instead: 'The catalogue shows the parts of @rab/ui; nothing is built on it.',
  },
  guide: {
    path: 'guide/',
    names: '@rab/guide',
    imports: ['contracts', 'config', 'devnet'],
    instead: 'The guide is pages for people: the product links to them by its configuration.',
  },
  e2e: {
    path: 'e2e/',
    names: '@rab/e2e',
    imports: ['contracts', 'config', 'evm', 'devnet', 'federation', 'testing', 'embed', 'examples', 'releases'],
    instead: "What other tests need of the scenarios' support moves to @rab/testing.",
  },
  deploy: {
    path: 'deploy/',
    names: '@rab/deploy',
    imports: ['contracts', 'config', 'server', 'evm', 'federation', 'indexer', 'content-store', 'devnet', 'testing'],
    instead: 'The files of deploy/ are for operators; nothing is built on them.',
  },
  bench: {
    path: 'bench/',
    names: '@rab/bench',
    imports: ['contracts', 'config', 'evm', 'devnet', 'federation', 'indexer', 'e2e', 'testing'],
    instead: 'Measurements are a command; nothing is built on them.',
  },
  tooling: {
    path: '(?:scripts|tools)/',
    names: '(?:scripts|tools)',
    imports: [],
    instead: 'Scripts and tools are commands: run them.',
  },
};

/** What every test may import besides what its own package may: the shared helpers, and real contracts on a real chain. */
export const TESTS_IMPORT = ['testing', 'evm'];

/** Files that are tests, of which the product holds nothing. */
export const TEST_FILES = String.raw`\.test(?:-d)?\.tsx?$|(?:^|/)test/`;

/**
 * What is narrower than an edge between two areas: `from` may import of `to` (regular expressions) nothing but `except`; files of
 * `exceptFrom` are free.
 */
export const RESTRICTED = [
  {
    name: 'e2e-federation',
    from: '^e2e/',
    to: '^packages/federation/',
    except: '^packages/federation/serve/',
    instead: 'Scenarios see the product as a browser does: of @rab/federation they take what serves it.',
  },
  {
    name: 'deploy-federation',
    from: '^deploy/',
    to: '^packages/federation/',
    except: '^packages/federation/serve/',
    instead: 'What is deployed of the front ends are files: take what serves them from @rab/federation.',
  },
  {
    name: 'deployment-federation',
    from: '^packages/deployment/',
    to: '^packages/federation/',
    except: '^packages/federation/(?:serve|src/remotes)/',
    instead: 'The deployment takes @rab/federation/areas, /drawn-pages and /remotes only: the rest is for browsers.',
  },
  {
    name: 'devnet-federation',
    from: '^packages/devnet/',
    to: '^packages/federation/',
    except: '^packages/federation/(?:serve|src/remotes)/',
    instead: 'The local stack takes @rab/federation/serve, /headers and /remotes only: the rest is for browsers.',
  },
  {
    name: 'cli-federation',
    from: '^packages/cli/',
    to: '^packages/federation/',
    except: '^packages/federation/webpack/messages\\.mjs$',
    instead:
      'The command line takes @rab/federation/messages only, which compiles sentences: the rest is for browsers.',
  },
  {
    name: 'devnet-indexer',
    from: '^packages/devnet/',
    to: '^packages/indexer/',
    except: '^packages/indexer/indexerCommand\\.ts$',
    instead: 'The local stack starts the indexer by @rab/indexer/command and asks it over GraphQL.',
  },
  {
    name: 'devnet-testing',
    from: '^packages/devnet/',
    exceptFrom: TEST_FILES,
    to: '^(?:packages/testing/|@rab/testing/)',
    except: '^(?:packages/testing/src/safe/|@rab/testing/safe/)',
    instead: 'The local stack takes its Safe from @rab/testing/safe: other test helpers are for tests.',
  },
  {
    name: 'token-risk-sales',
    from: '^packages/token-risk/',
    exceptFrom: TEST_FILES,
    to: '^(?:packages/contracts/src/saleCalls/|@rab/contracts/sale-calls$)',
    instead: 'The token check knows no kind of sale: its caller hands in the sales that it tries.',
  },
  {
    name: 'contracts-words',
    from: '^packages/contracts/src/(?!errors/)',
    exceptFrom: TEST_FILES,
    to: '^(?:packages/language/|@rab/language$)',
    instead: 'Node reads the contract package: only sentences of errors, which are for screens, are messages.',
  },
  {
    name: 'servers-sentences',
    from: '^(?:packages/(?:server|evm|indexer|content-store|deployment|devnet)|bench|deploy)/',
    exceptFrom: TEST_FILES,
    to: '^(?:packages/contracts/src/errors/|@rab/contracts/errors$)',
    instead: 'Sentences of errors are messages for screens: a server or a command names the error.',
  },
  {
    name: 'menu-shell',
    from: '^(?!shell/|packages/(?:ui|catalogue)/)',
    to: '^(?:packages/ui/src/menu/|@rab/ui/menu$)',
    instead: 'The menu is no shared facade: another build than the shell would bring a Chakra of its own with it.',
  },
  {
    name: 'ui-pure-wallet',
    from: '^packages/ui/src/(?!connected/)',
    to: '^(?:packages/wallet-context/|@rab/wallet-context(?:/|$))',
    instead:
      'Pure parts know no wallet, chain or query: take the value as a property, or put the part into ui/src/connected.',
  },
  {
    name: 'ui-pure-connected',
    from: '^packages/ui/src/(?!connected/)',
    exceptFrom: TEST_FILES,
    to: '^(?:packages/ui/src/connected/|@rab/ui/(?:action|connected)$)',
    instead:
      'Pure parts know no connected ones: take the part as a child, or move what composes both into ui/src/connected.',
  },
];

/**
 * The rooms of a package as floors, the lowest first: a room imports itself and rooms below it. `path`: the folder of the
 * rooms (a regular expression).
 */
export const FLOORS = [
  {
    name: 'wallet-context',
    path: 'packages/wallet-context/src/',
    rooms: ['state', 'chain', 'session', 'reads', 'transactions'],
    instead: 'Move what both rooms need to the lower one, or pass it in as a parameter.',
  },
  {
    name: 'ui',
    path: 'packages/ui/src/',
    rooms: ['toast', 'core', 'theme', 'router', 'data', 'forms', 'overlay', 'connected'],
    instead: 'Move what both rooms need to the lower one, or take it as a property.',
  },
  {
    name: 'sdk',
    path: 'packages/sdk/src/',
    rooms: ['words', 'lists', 'tokens', 'settings', 'acts', 'locks', 'sales'],
    instead: 'Move what both rooms need to the lower one, or take it as a parameter.',
  },
  {
    name: 'remote',
    path: 'mf-[^/]+/src/',
    rooms: ['model', 'queries', 'actions', 'kind', 'features', 'pages', 'entry'],
    instead:
      'A page may import features, these what the kind of sale is, that actions, these queries, never the reverse.',
  },
];

const BROWSER = [
  'contracts',
  'config',
  'language',
  'sdk',
  'token-risk',
  'wallet-context',
  'ui',
  'launchpad',
  'remote',
  'shell',
  'federation',
  'catalogue',
];
const SERVERS = [
  'server',
  'evm',
  'indexer',
  'content-store',
  'cli',
  'deployment',
  'devnet',
  'e2e',
  'bench',
  'deploy',
  'tooling',
];
const without = (areas, ...named) => areas.filter((area) => !named.includes(area));
const EVERYBODY = [...BROWSER, ...SERVERS];

/**
 * Libraries that one package wraps. `names`: the packages, with all their subpaths; `closedTo`: areas that must not import them.
 */
export const LIBRARIES = [
  {
    name: 'chakra',
    names: ['@chakra-ui/[^/]+', '@ark-ui/[^/]+', '@zag-js/[^/]+', '@emotion/[^/]+'],
    closedTo: without(EVERYBODY, 'ui'),
    instead: 'Components come from @rab/ui, the only package that imports Chakra.',
  },
  {
    name: 'toasts',
    names: ['react-hot-toast'],
    closedTo: without(EVERYBODY, 'ui'),
    instead: 'Toasts come from @rab/ui.',
  },
  {
    name: 'charts',
    names: ['recharts'],
    closedTo: without(EVERYBODY, 'ui'),
    instead: 'Charts come from @rab/ui/data.',
  },
  {
    name: 'dates',
    names: ['dayjs'],
    closedTo: without(EVERYBODY, 'ui'),
    instead: 'Dates are written by @rab/ui (one module knows the formats).',
  },
  {
    name: 'decimals',
    names: ['bignumber\\.js'],
    closedTo: without(EVERYBODY, 'ui'),
    instead: 'Base units are bigint; shares of a whole come from @rab/ui/data.',
  },
  {
    name: 'icons',
    names: ['lucide-react'],
    closedTo: without(EVERYBODY, 'ui'),
    instead: 'Icons come from @rab/ui.',
  },
  {
    name: 'forms',
    names: ['react-hook-form', '@hookform/[^/]+'],
    closedTo: without(EVERYBODY, 'ui'),
    instead: 'Forms come from @rab/ui/forms.',
  },
  {
    name: 'router',
    names: ['react-router', 'react-router-dom'],
    closedTo: without(EVERYBODY, 'ui'),
    instead: 'Routing comes from @rab/ui/router (one shared router).',
  },
  {
    name: 'wagmi',
    names: ['wagmi', '@wagmi/(?!cli(?:/|$))[^/]+', '@walletconnect/[^/]+', '@reown/[^/]+'],
    closedTo: without(EVERYBODY, 'wallet-context'),
    instead: 'Chain access goes through @rab/wallet-context (one shared wallet).',
  },
  {
    name: 'query',
    names: ['@tanstack/[^/]+'],
    closedTo: without(EVERYBODY, 'wallet-context'),
    instead: 'Queries go through @rab/wallet-context (one shared query client).',
  },
  {
    name: 'state',
    names: ['jotai', 'jotai-[^/]+'],
    closedTo: without(EVERYBODY, 'wallet-context'),
    instead: 'State goes through @rab/wallet-context (one shared store).',
  },
  {
    name: 'schemas',
    names: ['valibot'],
    closedTo: without(BROWSER, 'config'),
    instead: 'Schemas in the browser use `v` of @rab/config (bundled once, by the host).',
  },
  {
    name: 'chain-library',
    names: ['viem', 'ox', 'abitype'],
    closedTo: ['ui', 'launchpad', 'remote', 'shell', 'federation', 'catalogue'],
    instead: 'Screens take what they need of viem from @rab/wallet-context/reads.',
  },
  {
    name: 'module-federation',
    names: ['@module-federation/[^/]+'],
    closedTo: without(EVERYBODY, 'federation'),
    instead: 'Building and loading of remotes goes through @rab/federation.',
  },
  {
    name: 'react',
    names: ['react', 'react-dom', '@testing-library/[^/]+'],
    closedTo: [...SERVERS, 'contracts', 'config', 'sdk', 'token-risk'],
    instead: 'Servers, configuration, the contract package, the library and the token check know no React.',
  },
];
