import { useSyncExternalStore } from 'react';

/** What a visitor does first: every touch, click, move, turn of the wheel and key is among these. */
const ACTS = ['pointermove', 'pointerdown', 'wheel', 'keydown'] as const;

let hasActed = false;

function listen(tell: () => void): () => void {
  const done = new AbortController();
  const note = () => {
    hasActed = true;
    done.abort();
    tell();
  };
  if (!hasActed)
    for (const act of ACTS) window.addEventListener(act, note, { signal: done.signal, capture: true, passive: true });
  return () => done.abort();
}

/** Whether the visitor has done anything while a view that asks stood there: what only adds to one can wait for that. */
export const useHasActed = (): boolean =>
  useSyncExternalStore(
    listen,
    () => hasActed,
    () => false,
  );
