const STEP_MS = 10;

/** Waits until `ask` gives something; the test's own time limit ends a wait in vain. */
export async function until<T>(ask: () => T | null | undefined | false): Promise<T> {
  for (;;) {
    const found = ask();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}
