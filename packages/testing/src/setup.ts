// jsdom lacks what viem, the router and the log of releases expect of a browser.
import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, { TextDecoder, TextEncoder });
Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });

/** Sees nothing come into the window: jsdom lays nothing out. */
class SeesNothing {
  observe(): void {}
  disconnect(): void {}
}
Object.assign(globalThis, { IntersectionObserver: SeesNothing });
