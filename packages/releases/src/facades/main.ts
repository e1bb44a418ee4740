// `pnpm facades` writes what every shared entry exports, with its types, into packages/*/api. `--check` writes nothing: it fails
// where that is stale, and where a entry differs from the last release by more than the next version says. `--released` writes
// the reports down as those of the versions that package.json has now; `pnpm release` does that.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import getReleasePlan from '@changesets/get-release-plan';
import { WORKSPACE } from '@rab/devnet/options';
import { ENTRIES, type Entry } from './entries.ts';
import { makeReports } from './makeReports.ts';
import { semverProblem } from './semverProblem.ts';
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
async function nextVersions(): Promise<(entry: Entry) => string> {
  const { releases } = await getReleasePlan(WORKSPACE);
  const planned = new Map(releases.map(({ name, newVersion }) => [name, newVersion]));
  return ({ packageName, folder }) => planned.get(packageName) ?? versionOf(folder);
}

/** One sentence for each entry that is stale or whose next version says too little. */
async function complaints(reports: readonly string[]): Promise<string[]> {
  const next = await nextVersions();
  return ENTRIES.flatMap((entry, index) => {
    const report = reports[index] ?? '';
    const found: string[] = [];
    if (read(join(apiOf(entry.folder), entry.report)) !== report)
      found.push(
        `${entry.folder}/api/${entry.report} is stale: ${entry.key} exports something else now. Run \`pnpm facades\` and commit it.`,
      );
    const released = releasedOf(entry.folder);
    if (released === undefined) return [...found, `${entry.folder}/api has no reports of a release.`];
    const before = read(join(apiOf(entry.folder), released, entry.report));
    const problem = semverProblem(entry.key, compare(readReport(before), readReport(report)), {
      packageName: entry.packageName,
      released,
      next: next(entry),
    });
    return problem ? [...found, problem] : found;
  });
}

const reports = makeReports(ENTRIES);
if (values.check) {
  const found = await complaints(reports);
  for (const sentence of found) console.error(sentence);
  process.exitCode = found.length > 0 ? 1 : 0;
} else {
  for (const folder of new Set(ENTRIES.map((entry) => entry.folder))) {
    const api = apiOf(folder);
    const isKept = (name: string) => !values.released && name === releasedOf(folder);
    const kept = existsSync(api) ? readdirSync(api).filter(isKept) : [];
    for (const name of existsSync(api) ? readdirSync(api) : [])
      if (!kept.includes(name)) rmSync(join(api, name), { recursive: true });
    const targets = values.released ? [api, join(api, versionOf(folder))] : [api];
    for (const target of targets) {
      mkdirSync(target, { recursive: true });
      ENTRIES.forEach((entry, index) => {
        if (entry.folder === folder) writeFileSync(join(target, entry.report), reports[index] ?? '');
      });
    }
  }
}
