import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { PORT_BASE, SHELL_URL } from './support/stack.ts';

/** Debian's Chromium where it is installed; elsewhere Playwright brings its own. */
const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const START_LIMIT_MS = 300_000;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // One chain and one clock for all: scenarios that move time must not run beside others.
  workers: 1,
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
    trace: 'retain-on-failure',
    launchOptions: {
      ...(existsSync(DEBIAN_CHROMIUM) && { executablePath: DEBIAN_CHROMIUM }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: '..',
    url: SHELL_URL,
    timeout: START_LIMIT_MS,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: { RAB_PORT_BASE: String(PORT_BASE) },
    stdout: 'pipe',
  },
});
