import { defineConfig } from '@playwright/test';
import { CHROMIUM } from '@rab/testing/chromium';
import { SHELL_URL } from './support/stack.ts';

/** A third of the time of all. */
const LONGEST = ['attacks.spec.ts', 'builds.spec.ts', 'faults.spec.ts'];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // a busy machine is no failure; what must come in time has a limit of its own
  timeout: 300_000,
  expect: { timeout: 30_000 },
  globalSetup: './support/buildOnce.ts',
  // the longest have a worker of their own, which ends when the two others do; each has its own stack, see support/stack.ts
  projects: [
    { name: 'the longest', testMatch: LONGEST, workers: 1 },
    { name: 'all others', testIgnore: LONGEST, workers: 2 },
  ],
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
    launchOptions: CHROMIUM,
  },
});
