import type { Page } from '@playwright/test';

/** The shell's program. */
export const PROGRAM = /\/main\.\w+\.js$/;

/** Keeps the program back; the returned function lets it come. */
export async function holdProgram(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(PROGRAM, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
