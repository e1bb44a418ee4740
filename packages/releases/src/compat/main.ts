// `pnpm compat [--release REVISION]`: would a release break what is deployed? Builds the working tree and the commit that is
// deployed, compares what they need and offer, then runs the scenarios of the federation and a main job twice: the deployed
// areas in the new shell, and the new areas in the deployed shell. Takes minutes.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { WORKSPACE } from '@rab/devnet/options';
import { buildAt, commitOf } from '../builds/buildAt.ts';
import { deployedRevision } from './deployedRevision.ts';
import { type Plan, planMix, type Refusal } from './planMix.ts';
import { readRelease } from './readRelease.ts';
import { SCENARIOS } from './scenarios.ts';

const FOLDER = join(WORKSPACE, '.local/compat');

const tell = ({ area, reason, older }: Refusal): string =>
  `  ${area}: ${reason}${older === 'unknown' ? ' (the versions do not tell which is older)' : ''}`;

function say({ broken, waiting }: Plan): void {
  if (broken.length > 0)
    console.log(['These deployed areas would not run in the new shell any more:', ...broken.map(tell)].join('\n'));
  if (waiting.length > 0)
    console.log(['These areas need the new shell: release it before them.', ...waiting.map(tell)].join('\n'));
}

/** Runs the scenarios on a stack that takes some of its builds from another commit's. */
function runScenarios(name: string, apps: readonly string[], checkout: string): boolean {
  const builds = join(FOLDER, name);
  rmSync(builds, { recursive: true, force: true });
  mkdirSync(builds, { recursive: true });
  for (const app of apps) symlinkSync(join(checkout, app, 'dist'), join(builds, app));
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', 'compat', 'federation', 'mainJob', '--workers=1', '-g', SCENARIOS],
    {
      cwd: join(WORKSPACE, 'e2e'),
      stdio: 'inherit',
      env: {
        ...process.env,
        CI: 'true',
        RAB_BUILDS: builds,
        PLAYWRIGHT_JSON_OUTPUT_NAME: join(FOLDER, `${name}.json`),
      },
    },
  );
  return status === 0;
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({ options: { release: { type: 'string' } } });
  const { revision, as } = values.release ? { revision: values.release, as: 'as --release says' } : deployedRevision();
  const commit = commitOf(revision);
  console.log(`Taken for deployed: ${revision}${revision === commit ? '' : ` (${commit})`}, ${as}.`);
  const checkout = await buildAt(commit);
  const { status } = spawnSync(process.execPath, ['scripts/start.mjs', '--build-only'], {
    cwd: WORKSPACE,
    stdio: 'inherit',
  });
  if (status !== 0) return false;

  const deployed = readRelease(checkout);
  const next = readRelease(WORKSPACE);
  const plan = planMix(deployed, next);
  say(plan);
  const areas = Object.keys(next.needs).filter((area) => deployed.needs[area]);
  const isRefused = (refused: readonly Refusal[], area: string) => refused.some((each) => each.area === area);

  const standing = areas.filter((area) => !isRefused(plan.broken, area));
  console.log(`\n== deployed areas in the new shell: ${standing.join(', ') || 'none'}`);
  const newShell = standing.length === 0 || runScenarios('deployed-areas', standing, checkout);

  const late = areas.filter((area) => isRefused(plan.waiting, area));
  const early = areas.filter((area) => !late.includes(area));
  console.log(`\n== new areas in the deployed shell: ${early.join(', ') || 'none'}`);
  const newAreas = early.length === 0 || runScenarios('new-areas', ['shell', ...late], checkout);

  say(plan);
  return plan.broken.length === 0 && newShell && newAreas;
}

try {
  const isSafe = await main();
  console.log(
    isSafe ? 'A release breaks nothing that is deployed.' : 'A release would break what is deployed: see above.',
  );
  process.exitCode = isSafe ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
