import type { Browser, Page } from '@playwright/test';
import { interactionToNextPaint, watchInteractions } from './interactions.ts';
import { openDevice, untilStill } from './measureFirstLoad.ts';
import { isPhone, type Profile } from './profiles.ts';

/** A way from Home that a visitor takes for the first time; milliseconds. */
export interface RouteChange {
  /** From the touch or click of the menu's link to the page's heading. */
  routeChange: number;
  /** Interaction to next paint, of the way there. */
  inp: number;
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
  await watchInteractions(page);
  const still = untilStill(page);
  await page.goto(url);
  await still();
  const hasTouch = isPhone(profile);
  if (hasTouch) await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  const target = menuOf(page, hasTouch).locator(`a[href="${link}"]`);
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
  await (hasTouch ? target.tap() : target.click());
  const routeChange = Math.round(await arrival);
  await still();
  const inp = await interactionToNextPaint(page);
  await context.close();
  return { routeChange, inp };
}

const menuOf = (page: Page, isDrawer: boolean) =>
  (isDrawer ? page.getByRole('dialog', { name: 'Menu' }) : page).getByRole('navigation', { name: 'Main' });
