import { AREAS, FLOORS, LIBRARIES, RESTRICTED, TEST_FILES, TESTS_IMPORT } from './tools/imports/graph.mjs';

/** The package that a file belongs to; `$1` in a rule's `to`. */
const PACKAGE = '^(packages/[^/]+|mf-[^/]+|shell|e2e|examples|bench|deploy|guide|scripts|tools)/';

/** An area as an import's target: its files, or its name where the name leads nowhere from there. */
const asTarget = ({ path, names }) => `^${path}|(?:^|\\bnode_modules/)${names}(?:/|$)`;

/** A library as a target: installed, or named without being installed there. */
const asLibrary = (names) => `(?:^|\\bnode_modules/)(?:@types/)?(?:${names.join('|')})(?:/|$)`;

const entries = Object.entries(AREAS);
const listed = (names) => (names.length > 0 ? `${names.join(', ')} only` : 'no other package');

/** One rule per edge that is not in the graph; tests have some edges of their own. */
const edges = entries.flatMap(([fromName, from]) =>
  entries
    .filter(([toName]) => toName !== fromName && !from.imports.includes(toName))
    .map(([toName, to]) => ({
      name: `${fromName}-to-${toName}`,
      severity: 'error',
      comment: `${fromName} imports ${listed(from.imports)}. ${to.instead}`,
      from: { path: `^${from.path}`, ...(TESTS_IMPORT.includes(toName) && { pathNot: TEST_FILES }) },
      to: { path: asTarget(to), ...(to.data && { pathNot: to.data }) },
    })),
);

const betweenRemotes = {
  name: 'remote-to-other-remote',
  severity: 'error',
  comment: AREAS.remote.instead,
  from: { path: '^(mf-[^/]+)/' },
  to: { path: asTarget(AREAS.remote), pathNot: '^$1(?:/|$)' },
};

const leavesPackage = {
  name: 'relative-path-leaves-package',
  severity: 'error',
  comment:
    'A relative path stays in its package, in tests too: import the package by its name; shared test helpers come from @rab/testing.',
  from: { path: PACKAGE },
  to: {
    dependencyTypes: ['local'],
    path: PACKAGE,
    pathNot: ['^$1/', ...entries.flatMap(([, { data }]) => data ?? [])],
  },
};

const restricted = RESTRICTED.map(({ name, from, exceptFrom, to, except, instead }) => ({
  name,
  severity: 'error',
  comment: instead,
  from: { path: from, ...(exceptFrom && { pathNot: exceptFrom }) },
  to: { path: to, ...(except && { pathNot: except }) },
}));

const libraries = LIBRARIES.map(({ name, names, closedTo, instead }) => ({
  name: `${name}-closed`,
  severity: 'error',
  comment: instead,
  from: { path: closedTo.map((area) => `^${AREAS[area].path}`) },
  to: { path: asLibrary(names) },
}));

/** One rule per room that has rooms above it. */
const floors = FLOORS.flatMap(({ name, path, rooms, instead }) =>
  rooms.slice(0, -1).map((room, place) => ({
    name: `${name}-floor-${room}`,
    severity: 'error',
    comment: `The rooms of ${name} are floors: ${rooms.join(' < ')}. ${instead}`,
    from: { path: `^${path}${room}/`, pathNot: TEST_FILES },
    to: { path: `^${path}(?:${rooms.slice(place + 1).join('|')})/` },
  })),
);

const noCircle = {
  name: 'no-circle',
  severity: 'error',
  comment:
    'Files that import each other cannot be read, moved or loaded one by one: move what both need to a third one.',
  from: {},
  to: { circular: true },
};

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...edges, betweenRemotes, leavesPackage, ...restricted, ...libraries, ...floors, noCircle],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:packages/)?[^/]+/(?:dist|out|test-results)/|^\\.local/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.jsx', '.json', '.d.ts'],
    },
  },
};
