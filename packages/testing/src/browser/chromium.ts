import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/**
 * Debian's Chromium where it is installed; elsewhere Playwright brings its own. The one without a window costs half of the
 * processor time of the other (eight pages loaded twice: 31 and 62 s).
 */
const DEBIAN_CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync);

/** How tests and measurements start their browser: it asks nobody but the pages that it opens. */
export const CHROMIUM = {
  ...(DEBIAN_CHROMIUM && { executablePath: DEBIAN_CHROMIUM }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
} satisfies LaunchOptions;
