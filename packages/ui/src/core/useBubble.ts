import type { Bubble } from './Bubble.tsx';
import { type LazyModule, useLazyModule } from './lazyModule.ts';

const bubble: LazyModule<typeof Bubble> = { load: async () => (await import('./Bubble.tsx')).Bubble };

/** The bubble of an open hint, which is loaded when the first one opens; where it does not come, the hint closes. */
export const useBubble = (isOpen: boolean, close: () => void) => useLazyModule(bubble, isOpen, close);
