/** Gives Node a window, which wagmi's injected connector wants, whose pages hear of each other's storage. */
export function inOneBrowser(): void {
  const events = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    Object.assign(globalThis, { [name]: events[name].bind(events) });
  Object.assign(globalThis, { window: globalThis });
}
