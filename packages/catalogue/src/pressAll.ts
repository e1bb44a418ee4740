const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

/** What a selector finds, as soon as it is there. */
export async function appeared(selector: string): Promise<HTMLElement> {
  for (;;) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) return found;
    await nextFrame();
  }
}

/** Presses what these selectors find, one after the other, as soon as each is there. */
export async function pressAll(selectors: readonly string[]): Promise<void> {
  for (const selector of selectors) {
    const found = await appeared(selector);
    found.focus();
    found.click();
    await nextFrame();
  }
}
