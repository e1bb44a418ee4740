import type { Browser, Page, Request } from '@playwright/test';
import { asPublic } from '@rab/e2e/support/asPublic.ts';
import type { Profile } from './profiles.ts';

/** One first load: bytes of JavaScript over the wire, milliseconds to the largest contentful paint, layout shift. */
export interface FirstLoad {
  scriptBytes: number;
  largestPaint: number;
  shift: number;
  /** What was painted largest, e.g. `h1`. */
  largest: string;
}

/**
 * Opens a page as the profile's device does, in a browser context of its own, and waits until it is still.
 * @param shown resolves once the page shows what it is for
 */
export async function measureFirstLoad(
  browser: Browser,
  url: string,
  profile: Profile,
  shown: (page: Page) => Promise<void>,
): Promise<FirstLoad> {
  const context = await browser.newContext(profile.context);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: profile.bitsPerSecond / 8,
    uploadThroughput: profile.bitsPerSecond / 8,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuSlowdown });
  const sizes: Promise<number>[] = [];
  const count = (request: Request) => {
    if (request.resourceType() === 'script') sizes.push(request.sizes().then((size) => size.responseBodySize));
  };
  page.on('requestfinished', count);
  await asPublic(page);
  await page.addInitScript(() => {
    const seen = { largestPaint: 0, shift: 0, largest: '' };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null })[]) {
        seen.largestPaint = entry.startTime;
        // one that has been replaced since has left nothing but its time
        seen.largest = entry.element?.localName ?? 'no longer there';
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url);
  await shown(page);
  await page.waitForLoadState('networkidle');
  page.off('requestfinished', count);
  const seen = await page.evaluate(() => (window as unknown as { seen: Omit<FirstLoad, 'scriptBytes'> }).seen);
  const scriptBytes = (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  await context.close();
  return {
    scriptBytes,
    largestPaint: Math.round(seen.largestPaint),
    shift: Math.round(seen.shift * 10_000) / 10_000,
    largest: seen.largest,
  };
}
