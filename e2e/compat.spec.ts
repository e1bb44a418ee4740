import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from '@rab/devnet/options';
import { APPS, AREAS } from '@rab/federation/areas';
import { type Plan, planMix } from '@rab/releases/plan';
import { readRelease } from '@rab/releases/release';
import { REMOTE_URLS, SHELL_URL } from './support/stack.ts';
import { expect, test } from './support/test.ts';

const UI = '@rab/ui';
/** A name that `@rab/ui` does not have. */
const NEW = 'Rabbit';

test('the stack serves the builds that it is given, and its own where it is given none', async () => {
  const given = process.env.RAB_BUILDS;
  for (const app of APPS) {
    const other = given && join(given, app);
    const root = other && existsSync(other) ? other : join(WORKSPACE, app, 'dist');
    const file = app === 'shell' ? 'index.html' : 'mf-manifest.json';
    const served = await fetch(`${REMOTE_URLS[app] ?? SHELL_URL}/${file}`);
    expect(await served.text(), app).toBe(readFileSync(join(root, file), 'utf8'));
  }
});

/** What this commit's builds would declare with another `@rab/ui`: its version, its names and those that its users need. */
function builds(
  raise: (numbers: number[]) => number[] = (same) => same,
  change: { has?: string; lacks?: string } = {},
) {
  const release = readRelease(WORKSPACE);
  const uiOf = (surface = release.offer) => surface.shared[UI] ?? { version: '', names: [] };
  const version = raise(uiOf().version.split('.').map(Number)).join('.');
  const names = (before: readonly string[] | null, more: readonly string[]) =>
    [...(before ?? []), ...more].filter((name) => name !== change.lacks);
  const added = change.has ? [change.has] : [];
  const changed = (surface: typeof release.offer, more: readonly string[]) => ({
    ...surface,
    shared: { ...surface.shared, [UI]: { version, names: names(uiOf(surface).names, more) } },
  });
  return {
    version,
    offer: changed(release.offer, added),
    needs: Object.fromEntries(
      Object.entries(release.needs).map(([area, surface]) => [area, changed(surface, area === 'mf-lock' ? added : [])]),
    ),
  };
}

const patch = ([major = 0, minor = 0, last = 0]: number[]) => [major, minor, last + 1];
const minor = ([major = 0, middle = 0]: number[]) => [major, middle + 1, 0];
const major = ([first = 0]: number[]) => [first + 1, 0, 0];

/** The name of `@rab/ui` that the fewest areas really take, or none at all, and those areas. */
function rarest(isTaken: boolean): { name: string; areas: string[] } {
  const { offer, needs } = readRelease(WORKSPACE);
  const usersOf = (name: string) => AREAS.filter((area) => needs[area]?.shared[UI]?.names?.includes(name));
  const [found] = (offer.shared[UI]?.names ?? [])
    .map((name) => ({ name, areas: usersOf(name) }))
    .filter(({ areas }) => areas.length > 0 === isTaken)
    .sort((a, b) => a.areas.length - b.areas.length);
  if (!found) throw new Error(`${UI} has no name that ${isTaken ? 'an' : 'no'} area takes`);
  return found;
}

const now = builds();
const { name: GONE, areas: USERS } = rarest(true);
const NOTHING: Plan = { broken: [], waiting: [] };

const CASES: [change: string, deployed: typeof now, next: typeof now, plan: Plan][] = [
  ['nothing', now, now, NOTHING],
  ['a patch', now, builds(patch), NOTHING],
  ['a minor', now, builds(minor), NOTHING],
  ['a removed export that no area takes', now, builds(minor, { lacks: rarest(false).name }), NOTHING],
  [
    'a removed export',
    now,
    builds(minor, { lacks: GONE }),
    {
      broken: USERS.map((area) => ({ area, older: 'area', reason: `${UI} ${builds(minor).version} has no ${GONE}` })),
      waiting: [],
    },
  ],
  [
    'a new export, in the shell that is older',
    now,
    builds(minor, { has: NEW }),
    { broken: [], waiting: [{ area: 'mf-lock', older: 'host', reason: `${UI} ${now.version} has no ${NEW}` }] },
  ],
  [
    'a shell that goes back behind an export that an area takes',
    builds(minor, { has: NEW }),
    now,
    { broken: [{ area: 'mf-lock', older: 'host', reason: `${UI} ${now.version} has no ${NEW}` }], waiting: [] },
  ],
  [
    'a newer shell that says it breaks',
    now,
    builds(major),
    {
      broken: AREAS.map((area) => ({
        area,
        older: 'area',
        reason: `${UI} is ${builds(major).version}, not ${now.version}`,
      })),
      waiting: AREAS.map((area) => ({
        area,
        older: 'host',
        reason: `${UI} is ${now.version}, not ${builds(major).version}`,
      })),
    },
  ],
];

for (const [change, deployed, next, plan] of CASES)
  test(`compat says for ${change} which builds of this commit could run side by side with the other's [FED-03]`, () => {
    const inOrder = (refused: Plan['broken']) => [...refused].sort((a, b) => (a.area < b.area ? -1 : 1));
    const { broken, waiting } = planMix(deployed, next);
    expect({ broken: inOrder(broken), waiting: inOrder(waiting) }).toEqual({
      broken: inOrder(plan.broken),
      waiting: inOrder(plan.waiting),
    });
  });
