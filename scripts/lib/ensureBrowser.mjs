import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './ensureInstalled.mjs';

/** Where Debian and its children put Chromium; e2e/playwright.config.ts looks in the same place. */
const DEBIAN_CHROMIUM = '/usr/bin/chromium';

const run = (command, args, cwd = ROOT) => spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });

/** Makes a Chromium available: the installed one, Debian's package, or Playwright's own. Ends the process without one. */
export function ensureBrowser() {
  if (existsSync(DEBIAN_CHROMIUM)) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium with apt-get.');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'chromium']);
    if (existsSync(DEBIAN_CHROMIUM)) return;
  }
  console.log('Fetching Chromium with Playwright.');
  const { status } = run(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'install', 'chromium'],
    join(ROOT, 'e2e'),
  );
  if (status === 0) return;
  console.error('The browser tests need Chromium: install it (Debian: apt-get install chromium), then start again.');
  process.exit(2);
}
