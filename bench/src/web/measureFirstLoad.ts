import type { Browser, BrowserContext, Page, Request } from '@playwright/test';
import { asPublic } from '@rab/e2e/support/asPublic.ts';
import { actLikeVisitor, interactionToNextPaint, watchInteractions } from './interactions.ts';
import { isPhone, type Profile } from './profiles.ts';

/** One first load: bytes of JavaScript over the wire, milliseconds, Google's layout shift. */
export interface FirstLoad {
  scriptBytes: number;
  /** Bytes over the wire of whatever was asked for, pages, fonts and data included. */
  bytes: number;
  /** Of any kind. */
  requests: number;
  /** First contentful paint. */
  fcp: number;
  /** Largest contentful paint. */
  lcp: number;
  /** Total blocking time: the time by which long tasks exceed 50 ms, summed up. */
  tbt: number;
  /** Interaction to next paint, of what a visitor does first once the page is loaded. */
  inp: number;
  shift: number;
  /** What was painted largest, e.g. `h1`. */
  largest: string;
}

/** What the page itself sees of it until it is touched. */
type Seen = Omit<FirstLoad, 'scriptBytes' | 'bytes' | 'requests' | 'inp'>;

/** A page as the profile's device has it, in a browser context of its own: without that context's cache, it is the first. */
export async function openDevice(browser: Browser, profile: Profile): Promise<{ context: BrowserContext; page: Page }> {
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
  await asPublic(page);
  return { context, page };
}

/**
 * Opens a page as the profile's device does, waits until it is still, and uses it as a visitor does first.
 * @param shown resolves once the page shows what it is for
 */
export async function measureFirstLoad(
  browser: Browser,
  url: string,
  profile: Profile,
  shown: (page: Page) => Promise<void>,
): Promise<FirstLoad> {
  const { context, page } = await openDevice(browser, profile);
  const still = untilStill(page);
  const requests: Request[] = [];
  const count = (request: Request) => requests.push(request);
  page.on('requestfinished', count);
  await watchInteractions(page);
  await page.addInitScript(() => {
    const seen: Seen = { fcp: 0, lcp: 0, tbt: 0, shift: 0, largest: '' };
    Object.assign(window, { seen });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { entryType, name, startTime, duration } = entry;
        if (name === 'first-contentful-paint') seen.fcp = startTime;
        if (entryType === 'longtask') seen.tbt += duration - 50;
        if (entryType === 'largest-contentful-paint') {
          seen.lcp = startTime;
          // one that has been replaced since has left nothing but its time
          seen.largest =
            (entry as PerformanceEntry & { element: Element | null }).element?.localName ?? 'no longer there';
        }
        const moved = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (entryType === 'layout-shift' && !moved.hadRecentInput) seen.shift += moved.value;
      }
    });
    for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'])
      observer.observe({ type, buffered: true });
  });
  await page.goto(url);
  await shown(page);
  await still();
  page.off('requestfinished', count);
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const [bytes, scriptBytes] = [await bytesOf(requests), await bytesOf(scripts)];
  await actLikeVisitor(page, isPhone(profile));
  const inp = await interactionToNextPaint(page);
  await context.close();
  return {
    scriptBytes,
    bytes,
    requests: requests.length,
    fcp: Math.round(seen.fcp),
    lcp: Math.round(seen.lcp),
    tbt: Math.round(seen.tbt),
    inp,
    shift: Math.round(seen.shift * 10_000) / 10_000,
    largest: seen.largest,
  };
}

/** How long no request may be open, in ms. */
const STILL_MS = 1_000;

/** Watches a page's requests from now on; the function it returns resolves once the program runs and no request is open. */
export function untilStill(page: Page): () => Promise<void> {
  let underWay = 0;
  let lastAt = Date.now();
  const note = (change: number) => () => {
    underWay += change;
    lastAt = Date.now();
  };
  page.on('request', note(1));
  page.on('requestfinished', note(-1));
  page.on('requestfailed', note(-1));
  return async () => {
    // until then it is drawn, and nobody can use it
    await page.locator('#root:not([data-static])').waitFor();
    while (underWay > 0 || Date.now() - lastAt < STILL_MS) await page.waitForTimeout(STILL_MS / 10);
  };
}

const bytesOf = async (requests: readonly Request[]): Promise<number> => {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((total, { responseBodySize }) => total + responseBodySize, 0);
};
