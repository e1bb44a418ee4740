import type { Options } from '../options.ts';
import { atMost } from '../process/atMost.ts';
import type { Supervisor } from '../process/Supervisor.ts';
import { buildIfChanged, CONTRACTS_BUILD, GUIDE_BUILD, WEB_BUILDS } from './buildIfChanged.ts';

/** Two cores are the smallest machine that this is made for. */
const BUILDS_AT_ONCE = 2;

/** Starts to build what a stack needs and has changed; each promise resolves when that part is there. */
export function startBuilds(
  options: Pick<Options, 'web'>,
  supervisor: Supervisor,
): { contracts: Promise<unknown>; web: Promise<unknown> } {
  const build = atMost(BUILDS_AT_ONCE);
  const contracts = build(() => buildIfChanged(supervisor, CONTRACTS_BUILD));
  const fronts = options.web ? [...WEB_BUILDS, GUIDE_BUILD] : [];
  return { contracts, web: Promise.all(fronts.map((each) => build(() => buildIfChanged(supervisor, each)))) };
}
