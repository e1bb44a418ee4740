import { expect, type Locator, type Page } from '@playwright/test';

/** Longest time until a visitor reads that an area cannot be shown, in ms (FED-04). */
const SAID_WITHIN = 7_000;
/** Longest that a busy machine may take to show what the page knows, in ms of its own clock. */
const PAINTED_WITHIN = 10_000;
/** How far ahead a page's clock is paused, in ms, because it keeps running until then. */
const AHEAD = 10_000;

/** The elements that request one kind of an area's scripts, below a base address. */
export const ASKERS = {
  entry: (base: string) => `script[src^="${base}/remoteEntry."]`,
  'first chunk': (base: string) => `script[src^="${base}/c/app."]`,
  'later chunk': (base: string) => `script[src^="${base}/c/"]:not([src^="${base}/c/app."])`,
} as const;

/** How far the page's clock goes at a time, in ms, while a busy machine loads and draws. */
const STEP = 100;
/** Longest that the machine may take for it, in ms. */
const LOADED_WITHIN = 60_000;

/**
 * Lets an area hang on a page whose clock is installed: its failure is shown within the limit of the page's own time, which
 * is otherwise paused, and stays so.
 * @param ask asks for the area; resolves once the page waits for the hanging file
 */
export async function expectSaidInTime(page: Page, failure: Locator, ask: () => Promise<unknown>): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD);
  await ask();
  await expect(failure).toBeHidden();
  // what the page loads meanwhile must not be late by its clock: it has half of that time at least
  for (let passed = 0; passed < SAID_WITHIN; passed += STEP) {
    await page.clock.runFor(STEP);
    await page.waitForTimeout(STEP / 2);
  }
  await expect(failure).toBeVisible({ timeout: PAINTED_WITHIN });
}

/** Waits until the page has loaded what it shows, on its paused clock: its limits pass no faster than the machine works. */
export async function expectLoaded(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(STEP);
    await expect(shown).toBeVisible({ timeout: 5 * STEP });
  }).toPass({ timeout: LOADED_WITHIN });
}
