import { Box, keepEarlyTexts } from '@rab/ui';
import { type ReactNode, useCallback } from 'react';
import { keepFocus } from '../start/earlyActs.ts';

/** The page of an area that is in the page's HTML, before any program is there (packages/federation/serve/drawnPages.mjs). */
interface Drawn {
  pathname: string;
  nodes: readonly ChildNode[];
}

let drawn: Drawn | undefined;

/** The page's head takes these facts away when the site has another release of the area. */
const isCurrent = () => document.getElementById('drawn') !== null;

/** Keeps what was drawn ahead over the first drawing of the program, which replaces the page around it. */
export function keepDrawnContent(): void {
  const main = document.querySelector('main[data-drawn]');
  if (!main || !isCurrent()) return;
  drawn = { pathname: location.pathname, nodes: [...main.childNodes] };
  // of another chain than the visitor's (packages/federation/src/preload)
  if (document.documentElement.dataset.elsewhere === undefined) keepEarlyTexts();
}

/** Shows the same nodes that the page had: what is typed in them stays. They are gone once an area has drawn its page. */
function DrawnContent({ nodes }: Pick<Drawn, 'nodes'>) {
  const hold = useCallback(
    (place: HTMLElement) => {
      if (isCurrent()) place.append(...nodes);
      keepFocus();
      return () =>
        queueMicrotask(() => {
          // the area shows them, too, until its own page is there
          if (!nodes.some(({ isConnected }) => isConnected)) drawn = undefined;
        });
    },
    [nodes],
  );
  return <Box ref={hold} display="contents" aria-busy data-drawn="" />;
}

/** What is shown at a path until its area has drawn it; nothing where it was not drawn ahead, or has been replaced. */
export const drawnContentAt = (pathname: string): ReactNode =>
  drawn?.pathname === pathname && isCurrent() ? <DrawnContent nodes={drawn.nodes} /> : undefined;
