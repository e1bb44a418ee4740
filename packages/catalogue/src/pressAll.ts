const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

/** Presses what these selectors find, one after the other, as soon as each is there. */
export async function pressAll(selectors: readonly string[]): Promise<void> {
  for (const selector of selectors) {
    let found: HTMLElement | null = null;
    while (!found) {
      await nextFrame();
      found = document.querySelector<HTMLElement>(selector);
    }
    found.focus();
    found.click();
    await nextFrame();
  }
}
