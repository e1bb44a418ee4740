import type { Browser } from '@playwright/test';
import { asPublic } from '@rab/e2e/support/asPublic.ts';

/** One first load: bytes of JavaScript over the wire, milliseconds to the largest contentful paint, layout shift. */
export interface FirstLoad {
  scriptBytes: number;
  largestPaint: number;
  shift: number;
}

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const BITS_PER_SECOND = 1_600_000;
const LATENCY_MS = 150;
const CPU_SLOWDOWN = 4;

/** Opens a page as a phone does, in a browser context of its own, and waits until it is still. */
export async function measureFirstLoad(browser: Browser, url: string): Promise<FirstLoad> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BITS_PER_SECOND / 8,
    uploadThroughput: BITS_PER_SECOND / 8,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') sizes.push(request.sizes().then((size) => size.responseBodySize));
  });
  await asPublic(page);
  await page.addInitScript(() => {
    const seen = { largestPaint: 0, shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largestPaint = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url);
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(
    () => (window as unknown as { seen: Pick<FirstLoad, 'largestPaint' | 'shift'> }).seen,
  );
  const scriptBytes = (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  await context.close();
  return { scriptBytes, largestPaint: Math.round(seen.largestPaint), shift: Math.round(seen.shift * 10_000) / 10_000 };
}
