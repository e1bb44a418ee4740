import { defineConfig } from '@playwright/test';
import { UNOPTIMIZED } from './support/launch.ts';
import { SHELL_URL } from './support/stack.ts';

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
    launchOptions: UNOPTIMIZED,
  },
});
