const LIMIT_MS = 15_000;

/**
 * Waits for what is going to happen.
 * @throws when it has not after 15 s: a loop without an end would outlive the failed test
 */
export async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Waited ${LIMIT_MS} ms in vain for ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
