import { defineConfig } from '@playwright/test';
import { CHROMIUM } from '@rab/testing/chromium';
import { SHELL_URL } from './support/stack.ts';

/**
 * V8 without the compilers for code that runs for long: a page of ours loads with a sixth less processor time, and axe takes a sixth
 * less (30 and 35 s for twelve pages, 38 and 44 s for four routes of `accessibility.spec.ts`). A scenario's page lives for seconds.
 */
const SHORT_LIVED = '--js-flags=--no-maglev,--no-opt';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // a busy machine is no failure; what must come in time has a limit of its own
  timeout: 300_000,
  expect: { timeout: 30_000 },
  globalSetup: './support/buildOnce.ts',
  // each has its own stack, see support/stack.ts
  workers: 3,
  retries: 0,
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/results.json' }],
  ],
  use: {
    baseURL: SHELL_URL,
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // recording takes a third of the time
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: { ...CHROMIUM, args: [...CHROMIUM.args, SHORT_LIVED] },
  },
});
