import type { Browser, Page } from '@playwright/test';
import { openDevice, untilStill } from './measureFirstLoad.ts';
import type { Profile } from './profiles.ts';

/** A way from Home that a visitor takes for the first time; milliseconds. */
export interface RouteChange {
  /** From the touch or click of the menu's link to the page's heading. */
  routeChange: number;
  /** The longest from an act to the next frame. */
  interaction: number;
}

/** Opens Home, waits until it is still, and goes to a page of an area by the menu's link. */
export async function measureRouteChange(
  browser: Browser,
  url: string,
  profile: Profile,
  link: string,
  heading: string,
): Promise<RouteChange> {
  const { context, page } = await openDevice(browser, profile);
  await page.addInitScript(() => {
    const seen = { interaction: 0 };
    Object.assign(window, { seen });
    const acts = { type: 'event', durationThreshold: 16, buffered: true };
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) seen.interaction = Math.max(seen.interaction, duration);
    }).observe(acts);
  });
  const still = untilStill(page);
  await page.goto(url);
  await still();
  const isPhone = profile.context.hasTouch === true;
  if (isPhone) await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  const target = menuOf(page, isPhone).locator(`a[href="${link}"]`);
  await target.waitFor();
  const arrival = page.evaluate(
    ([name, href]) =>
      new Promise<number>((done) => {
        let start = 0;
        addEventListener(
          'click',
          ({ target, timeStamp }) => {
            if ((target as Element).closest(`a[href="${href}"]`)) start ||= timeStamp;
          },
          { capture: true },
        );
        new MutationObserver((_, observer) => {
          if (document.querySelector('main h1')?.textContent !== name) return;
          observer.disconnect();
          done(performance.now() - start);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    [heading, link] as const,
  );
  await (isPhone ? target.tap() : target.click());
  const routeChange = Math.round(await arrival);
  await still();
  const { interaction } = await page.evaluate(() => (window as unknown as { seen: { interaction: number } }).seen);
  await context.close();
  return { routeChange, interaction: Math.round(interaction) };
}

const menuOf = (page: Page, isPhone: boolean) =>
  (isPhone ? page.getByRole('dialog', { name: 'Menu' }) : page).getByRole('navigation', { name: 'Main' });
