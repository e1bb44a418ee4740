// Plants every import that the graph forbids in a small copy of the house and fails where one passes; plants the allowed ones
// too, of which none may be reported.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import config from '../../dependency-cruiser.config.mjs';
import { AREAS, FLOORS, LIBRARIES, RESTRICTED, TESTS_IMPORT } from './graph.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DEPCRUISE = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

/** Each area's folder and package name in the copy. */
const HOUSE = Object.fromEntries(
  Object.entries(AREAS).map(([area, { path, names }]) => [
    area,
    area === 'remote'
      ? { folder: 'mf-lock', name: 'mf-lock' }
      : area === 'tooling'
        ? { folder: 'tools', name: 'tools' }
        : { folder: path.slice(0, -1), name: names },
  ]),
);
const OTHER_REMOTE = { folder: 'mf-sale', name: 'mf-sale' };

/** Where the restricted' narrower rules let one in, and where not. */
const INSIDE = {
  'e2e-federation': { open: 'serve/serveBuild.ts', closed: 'src/index.ts' },
  'deploy-federation': { open: 'serve/serveBuild.ts', closed: 'src/index.ts' },
  'deployment-federation': { open: 'serve/serveBuild.ts', closed: 'src/index.ts' },
  'cli-federation': { open: 'webpack/messages.mjs', closed: 'src/index.ts' },
  'devnet-federation': { open: 'serve/serveBuild.ts', closed: 'src/index.ts' },
  'devnet-testing': { open: 'safe/LocalSafe', closed: 'until' },
  'devnet-indexer': { open: 'indexerCommand.ts', closed: 'src/index.ts' },
};

/** Libraries by their real names, for patterns that stand for several. */
const LIBRARY_NAMES = {
  'bignumber\\.js': 'bignumber.js',
  '@chakra-ui/[^/]+': '@chakra-ui/react',
  '@ark-ui/[^/]+': '@ark-ui/react',
  '@zag-js/[^/]+': '@zag-js/tabs',
  '@emotion/[^/]+': '@emotion/react',
  '@hookform/[^/]+': '@hookform/resolvers',
  '@wagmi/(?!cli(?:/|$))[^/]+': '@wagmi/core',
  '@walletconnect/[^/]+': '@walletconnect/ethereum-provider',
  '@reown/[^/]+': '@reown/appkit',
  '@tanstack/[^/]+': '@tanstack/react-query',
  'jotai-[^/]+': 'jotai-family',
  '@module-federation/[^/]+': '@module-federation/enhanced',
  '@testing-library/[^/]+': '@testing-library/react',
};
const nameOf = (pattern) => LIBRARY_NAMES[pattern] ?? pattern;

/** Every way in which a file can name another. */
const FORMS = {
  static: (target) => `import { x } from '${target}';\nexport const y = x;\n`,
  type: (target) => `import type { X } from '${target}';\nexport type Y = X;\n`,
  dynamic: (target) => `export const load = () => import('${target}');\n`,
  reexport: (target) => `export * from '${target}';\n`,
  typeQuery: (target) => `export type Y = import('${target}').X;\n`,
  effect: (target) => `import '${target}';\n`,
};

let plantedCount = 0;
/** A file to plant: its place, its text, and the rule that must report it (none: it is allowed). */
function plant(folder, source, rule, { isTest = false, under = 'src/parts' } = {}) {
  plantedCount += 1;
  return { path: join(folder, under, `planted${plantedCount}${isTest ? '.test' : ''}.ts`), source, rule };
}

/** The path from a planted file to another package's file. */
const relativeTo = (folder, target, under = 'src/parts') => relative(join(folder, under), target);

/** Ways of importing one package from another's files: by name, by a subpath that is there, by one that leads nowhere (as a
 * package does that is not installed there), by a relative path; types and calls too. */
function waysInto({ folder }, target, rule) {
  const inner = relativeTo(folder, join(target.folder, 'src/index.ts'));
  return [
    plant(folder, FORMS.type(target.name), rule),
    plant(folder, FORMS.static(`${target.name}/src/index.ts`), rule),
    plant(folder, FORMS.static(`${target.name}/nowhere`), rule),
    plant(folder, FORMS.dynamic(inner), rule),
  ];
}

const areas = Object.keys(AREAS);
const pairs = areas.flatMap((from) => areas.filter((to) => to !== from).map((to) => [from, to]));
const isAllowed = ([from, to]) => AREAS[from].imports.includes(to);
const inTest = (from, to, rule) => plant(HOUSE[from].folder, FORMS.static(HOUSE[to].name), rule, { isTest: true });

const forbiddenEdges = pairs
  .filter((pair) => !isAllowed(pair))
  .flatMap(([from, to]) => [
    ...waysInto(HOUSE[from], HOUSE[to], `${from}-to-${to}`),
    ...(TESTS_IMPORT.includes(to) ? [inTest(from, to)] : [inTest(from, to, `${from}-to-${to}`)]),
  ]);
const betweenRemotes = waysInto(HOUSE.remote, OTHER_REMOTE, 'remote-to-other-remote');

const allowedEdges = pairs
  .filter(isAllowed)
  .filter((pair) => !['ui wallet-context', 'contracts language'].includes(pair.join(' ')))
  .filter(([from, to]) => !INSIDE[`${from}-${to}`])
  .flatMap(([from, to]) => [plant(HOUSE[from].folder, FORMS.static(HOUSE[to].name)), inTest(from, to)]);
const leavingByPath = pairs
  .filter(isAllowed)
  .map(([from, to]) =>
    plant(
      HOUSE[from].folder,
      FORMS.static(relativeTo(HOUSE[from].folder, join(HOUSE[to].folder, 'src/index.ts'))),
      'relative-path-leaves-package',
      { isTest: true },
    ),
  );
const data = [
  plant('e2e', FORMS.static(relativeTo('e2e', 'shell/remotes.example.json'))),
  plant(
    'packages/sdk',
    FORMS.static(relativeTo('packages/sdk', 'packages/deployment/registry/rab-launchpad/calldata-Presale.json')),
  ),
];
const inOwnPackage = areas.map((area) => plant(HOUSE[area].folder, FORMS.static('../index.ts')));

const restricted = RESTRICTED.flatMap(({ name, exceptFrom }) => {
  if (name === 'menu-shell')
    return [
      ...Object.values(FORMS).map((form) => plant('mf-lock', form('@rab/ui/menu'), name)),
      plant('shell', FORMS.static('@rab/ui/menu')),
    ];
  if (name === 'contracts-words')
    return [
      ...Object.values(FORMS).map((form) => plant('packages/contracts', form('@rab/language'), name)),
      plant('packages/contracts', FORMS.static('@rab/language'), undefined, { under: 'src/errors' }),
    ];
  if (name === 'servers-sentences')
    return [
      ...Object.values(FORMS).map((form) => plant('packages/indexer', form('@rab/contracts/errors'), name)),
      plant('packages/indexer', FORMS.static('@rab/contracts/errors'), undefined, { isTest: true }),
      plant('packages/wallet-context', FORMS.static('@rab/contracts/errors')),
    ];
  if (name === 'token-risk-sales')
    return [
      ...Object.values(FORMS).map((form) => plant('packages/token-risk', form('@rab/contracts/sale-calls'), name)),
      plant('packages/token-risk', FORMS.static('@rab/contracts/src/saleCalls/index.ts'), name),
      plant('packages/token-risk', FORMS.static('@rab/contracts/sale-calls'), undefined, { isTest: true }),
      plant('packages/token-risk', FORMS.static('@rab/contracts/abis')),
      plant('mf-lock', FORMS.static('@rab/contracts/sale-calls')),
    ];
  const inside = INSIDE[name];
  if (inside) {
    const [from, to] = name.split('-');
    const into = (path) => FORMS.static(`${HOUSE[to].name}/${path}`);
    return [plant(HOUSE[from].folder, into(inside.closed), name), plant(HOUSE[from].folder, into(inside.open))];
  }
  const target = name === 'ui-pure-wallet' ? '@rab/wallet-context' : '@rab/ui/connected';
  return [
    ...Object.values(FORMS).map((form) => plant('packages/ui', form(target), name)),
    plant('packages/ui', FORMS.static(target), exceptFrom ? undefined : name, { isTest: true }),
    plant('packages/ui', FORMS.static(target), undefined, { under: 'src/connected' }),
  ];
});

const libraries = LIBRARIES.flatMap(({ name, names, closedTo }) =>
  areas.flatMap((area) => {
    const rule = closedTo.includes(area) ? `${name}-closed` : undefined;
    const { folder } = HOUSE[area];
    return names
      .map(nameOf)
      .flatMap((library) => [
        plant(folder, FORMS.static(library), rule),
        plant(folder, FORMS.type(`${library}/subpath`), rule, { isTest: true }),
        plant(folder, FORMS.static(`${library}/nowhere`), rule),
      ]);
  }),
);

/** The packages with floors, and their folders in the copy. */
const FLOORED = FLOORS.map(({ name, rooms }) => ({ name, rooms, folder: HOUSE[name].folder }));
const floors = FLOORED.flatMap(({ name, rooms, folder }) =>
  rooms.flatMap((from, floor) =>
    rooms.flatMap((to, otherFloor) => {
      const rule = otherFloor > floor ? `${name}-floor-${from}` : undefined;
      const under = `src/${from}`;
      return [
        ...Object.values(FORMS).map((form) => plant(folder, form(`../${to}/index.ts`), rule, { under })),
        plant(folder, FORMS.type(`../${to}/index.ts`), undefined, { under, isTest: true }),
      ];
    }),
  ),
);

/** Two files that import each other, in every form of import; a circle is reported at one of its files. */
const circles = Object.values(FORMS).flatMap((form) => {
  const [next, afterNext] = [plantedCount + 1, plantedCount + 2].map((number) => `./planted${number}.ts`);
  return [plant('packages/launchpad', form(afterNext), 'no-circle'), plant('packages/launchpad', form(next))];
});

/** Every form of import, of a package and of a library. */
const forms = Object.values(FORMS).flatMap((form) => [
  plant('packages/ui', form('@rab/launchpad'), 'ui-to-launchpad'),
  plant('packages/launchpad', form('wagmi'), 'wagmi-closed'),
]);

/** What passed the linter's list of names, thirteen of thirteen, before there was a graph. */
const passedOnce = [
  ['launchpad', 'wagmi/actions', 'wagmi-closed'],
  ['launchpad', '@chakra-ui/react/tooltip', 'chakra-closed'],
  ['launchpad', 'jotai/utils', 'state-closed'],
  ['launchpad', '../../../../mf-lock/src/index.ts', 'launchpad-to-remote'],
  ['launchpad', 'mf-lock/src/index.ts', 'launchpad-to-remote'],
  ['ui', 'mf-sale', 'ui-to-remote'],
  ['ui', 'shell', 'ui-to-shell'],
  ['wallet-context', '@rab/ui/forms', 'wallet-context-to-ui'],
  ['wallet-context', 'react-router-dom', 'router-closed'],
  ['wallet-context', 'mf-sale', 'wallet-context-to-remote'],
  ['contracts', 'wagmi', 'wagmi-closed'],
  ['contracts', '@rab/ui/forms', 'contracts-to-ui'],
  ['contracts', 'mf-sale', 'contracts-to-remote'],
].map(([from, target, rule]) => plant(HOUSE[from].folder, FORMS.static(target), rule));

const PLANTED = {
  'edges between areas': forbiddenEdges,
  'one remote to another': betweenRemotes,
  'relative paths out of a package': leavingByPath,
  restricted,
  libraries,
  'floors inside packages [HSE-01]': floors,
  'import circles [HSE-01]': circles,
  'every form of import': forms,
  'what passed once': passedOnce,
  'allowed edges': [...allowedEdges, ...inOwnPackage, ...data],
};

function write(root, path, text) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The house in small; every package and library can be found from everywhere. */
function build(root) {
  write(root, 'tsconfig.json', '{}');
  write(root, 'shell/remotes.example.json', '{}');
  for (const { folder, name } of [...Object.values(HOUSE), OTHER_REMOTE]) {
    write(root, join(folder, 'package.json'), JSON.stringify({ name, type: 'module' }));
    for (const path of [
      'index.ts',
      'src/index.ts',
      'src/connected.ts',
      'src/saleCalls/index.ts',
      'serve/serveBuild.ts',
      'indexerCommand.ts',
    ])
      write(root, join(folder, path), 'export const x = 1;\nexport type X = number;\n');
    for (const room of FLOORED.find((floored) => floored.folder === folder)?.rooms ?? [])
      write(root, join(folder, 'src', room, 'index.ts'), 'export const x = 1;\nexport type X = number;\n');
    const link = join(root, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, folder), link);
  }
  for (const library of LIBRARIES.flatMap(({ names }) => names.map(nameOf))) {
    write(root, `node_modules/${library}/package.json`, JSON.stringify({ name: library, main: 'index.js' }));
    for (const path of ['index.js', 'subpath.js']) write(root, `node_modules/${library}/${path}`, 'exports.x = 1;\n');
  }
  for (const { path, source } of Object.values(PLANTED).flat()) write(root, path, source);
}

/** The names of the rules that each planted file breaks. */
function cruise(root) {
  const args = [DEPCRUISE, '--config', join(ROOT, 'dependency-cruiser.config.mjs'), '--output-type', 'json', '.'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 29 });
  const broken = new Map();
  for (const { from, rule } of JSON.parse(stdout).summary.violations)
    broken.set(from, [...(broken.get(from) ?? []), rule.name]);
  return broken;
}

const root = mkdtempSync(join(tmpdir(), 'rab-imports-'));
after(() => rmSync(root, { recursive: true }));
build(root);
const broken = cruise(root);

for (const [title, planted] of Object.entries(PLANTED))
  test(title, () => {
    const wrong = planted
      .filter(({ path, rule }) => (rule ? !broken.get(path)?.includes(rule) : broken.has(path)))
      .map(({ path, source, rule }) => ({ path, source, expected: rule ?? 'nothing', reported: broken.get(path) }));
    assert.deepEqual(wrong, []);
  });

test('every rule has reported something', () => {
  const reported = new Set([...broken.values()].flat());
  const silent = config.forbidden.map(({ name }) => name).filter((name) => !reported.has(name));
  assert.deepEqual(silent, []);
});
