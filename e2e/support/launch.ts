import { CHROMIUM } from '@rab/testing/chromium';

/**
 * How scenarios start their browser: V8 without the compilers for code that runs for long. A page of ours then loads with a sixth less
 * processor time, and axe takes a sixth less (30 s instead of 35 s for twelve pages, 38 s instead of 44 s for four routes of
 * `accessibility.spec.ts`), since a scenario's page lives for seconds. `pnpm bench` measures with these compilers.
 */
export const UNOPTIMIZED = { ...CHROMIUM, args: [...CHROMIUM.args, '--js-flags=--no-maglev,--no-opt'] };
