// `pnpm facades` writes what every shared door exports, with its types, into packages/*/api. `--check` writes nothing: it fails
// where that is stale, and where a door differs from the last release by more than the next version says. `--released` writes
// the reports down as those of the versions that package.json has now; `pnpm release` does that.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import getReleasePlan from '@changesets/get-release-plan';
import { WORKSPACE } from '@rab/devnet/src/options.ts';
import { DOORS, type Door } from './doors.ts';
import { judge } from './judge.ts';
import { makeReports } from './makeReports.ts';
import { compare, readReport } from './surface.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean' }, released: { type: 'boolean' } } });

const apiOf = (folder: string): string => join(WORKSPACE, folder, 'api');
const versionOf = (folder: string): string =>
  JSON.parse(readFileSync(join(WORKSPACE, folder, 'package.json'), 'utf8')).version;
const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** The version whose reports are kept as those of the last release: the name of their folder. */
const releasedOf = (folder: string): string | undefined =>
  readdirSync(apiOf(folder), { withFileTypes: true }).find((entry) => entry.isDirectory())?.name;

/** Where packages have no changeset, the next version is that of package.json. */
async function nextVersions(): Promise<(door: Door) => string> {
  const { releases } = await getReleasePlan(WORKSPACE);
  const planned = new Map(releases.map(({ name, newVersion }) => [name, newVersion]));
  return ({ packageName, folder }) => planned.get(packageName) ?? versionOf(folder);
}

/** One sentence for each door that is stale or whose next version says too little. */
async function complaints(reports: readonly string[]): Promise<string[]> {
  const next = await nextVersions();
  return DOORS.flatMap((door, index) => {
    const report = reports[index] ?? '';
    const found: string[] = [];
    if (read(join(apiOf(door.folder), door.report)) !== report)
      found.push(
        `${door.folder}/api/${door.report} is stale: ${door.key} exports something else now. Run \`pnpm facades\` and commit it.`,
      );
    const released = releasedOf(door.folder);
    if (released === undefined) return [...found, `${door.folder}/api has no reports of a release.`];
    const before = read(join(apiOf(door.folder), released, door.report));
    const misfit = judge(door.key, compare(readReport(before), readReport(report)), {
      packageName: door.packageName,
      released,
      next: next(door),
    });
    return misfit ? [...found, misfit] : found;
  });
}

const reports = makeReports(DOORS);
if (values.check) {
  const found = await complaints(reports);
  for (const sentence of found) console.error(sentence);
  process.exitCode = found.length > 0 ? 1 : 0;
} else {
  for (const folder of new Set(DOORS.map((door) => door.folder))) {
    const api = apiOf(folder);
    const isKept = (name: string) => !values.released && name === releasedOf(folder);
    const kept = existsSync(api) ? readdirSync(api).filter(isKept) : [];
    for (const name of existsSync(api) ? readdirSync(api) : [])
      if (!kept.includes(name)) rmSync(join(api, name), { recursive: true });
    const targets = values.released ? [api, join(api, versionOf(folder))] : [api];
    for (const target of targets) {
      mkdirSync(target, { recursive: true });
      DOORS.forEach((door, index) => {
        if (door.folder === folder) writeFileSync(join(target, door.report), reports[index] ?? '');
      });
    }
  }
}
