import type { Locator, Page } from '@playwright/test';

/** What `watchInteractions` keeps in the page. */
type Watched = Window & { longestInteraction: number };

/** Lets the page's next documents note the longest of their interactions, in ms from the act to the frame that answers it. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.longestInteraction = 0;
    const acts = { type: 'event', durationThreshold: 16, buffered: true };
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId) watched.longestInteraction = Math.max(watched.longestInteraction, duration);
    }).observe(acts);
  });
}

/** INP: with fewer than 50 interactions it is the longest one. */
export async function interactionToNextPaint(page: Page): Promise<number> {
  // the last interaction is reported after its frame
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))),
  );
  return page.evaluate(() => Math.round((window as unknown as Watched).longestInteraction));
}

/** What a visitor does first on a loaded page: the menu, the theme and, where the page has them, a field and a tab. */
export async function actLikeVisitor(page: Page, isPhone: boolean): Promise<void> {
  const press = (target: Locator) => (isPhone ? target.tap() : target.click());
  const banner = page.getByRole('banner');
  const main = page.getByRole('main');
  if (isPhone) {
    await press(banner.getByRole('button', { name: 'Menu', exact: true }));
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' });
  } else {
    await press(page.getByRole('button', { name: 'Collapse the menu' }));
    await press(page.getByRole('button', { name: 'Open the menu' }));
  }
  await press(banner.getByRole('button', { name: /^Theme:/ }));
  const field = main.locator('input[type=text]:enabled, input[type=search]:enabled, input:not([type]):enabled').first();
  if (await field.isVisible()) {
    await press(field);
    await field.pressSequentially('12');
  }
  const tab = main.getByRole('tab', { selected: false }).first();
  if (await tab.isVisible()) await press(tab);
}
