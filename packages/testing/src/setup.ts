// jsdom lacks what viem and the router expect of a browser.
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, { TextDecoder, TextEncoder });

/** Sees nothing come into the window: jsdom lays nothing out. */
class SeesNothing {
  observe(): void {}
  disconnect(): void {}
}
Object.assign(globalThis, { IntersectionObserver: SeesNothing });
