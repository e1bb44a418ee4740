import { defineConfig } from '@playwright/test';
import { CHROMIUM } from '@rab/testing/chromium';
import { SHELL_URL } from './support/stack.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  timeout: 180_000,
  expect: { timeout: 20_000 },
  globalSetup: './support/buildOnce.ts',
  // the longest file first, so that the workers end at about the same time
  projects: [
    { name: 'faults', testMatch: 'faults.spec.ts' },
    { name: 'all others', testIgnore: 'faults.spec.ts' },
  ],
  // each with a stack of its own, see support/stack.ts
  workers: 2,
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
