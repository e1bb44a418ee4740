import { type UIEvent, useEffect, useRef, useState } from 'react';

/** Width of what fades at an end behind which there is more, in px. */
const FADE = 40;

/** How far a row is scrolled, in px. */
interface ScrollPlace {
  /** Below 0 where the row goes from right to left. */
  scrollLeft: number;
  clientWidth: number;
  scrollWidth: number;
}

/** How the ends of a row look: an end fades where the row continues behind it. */
export function fadeOf({ scrollLeft, clientWidth, scrollWidth }: ScrollPlace, isRtl: boolean): string | undefined {
  const scrolled = Math.abs(scrollLeft);
  // rounded by the browser
  const [before, after] = [scrolled > 1, scrolled + clientWidth < scrollWidth - 1];
  if (!before && !after) return undefined;
  const end = (isMore: boolean) => `${isMore ? FADE : 0}px`;
  return `linear-gradient(to ${isRtl ? 'left' : 'right'}, transparent, #000 ${end(before)}, #000 calc(100% - ${end(after)}), transparent)`;
}

/** How far a row has to be scrolled for one of its parts to be in its middle; browsers scroll no further than to an end. */
export const middleOf = (row: { clientWidth: number }, part: { offsetLeft: number; offsetWidth: number }): number =>
  part.offsetLeft - (row.clientWidth - part.offsetWidth) / 2;

/** Whether an element's lines go from right to left. */
export const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** A row of tabs that scrolls: it shows where there is more, and the chosen tab is in view (LOK-06). */
export function useTabRow(chosen: number) {
  const row = useRef<HTMLDivElement>(null);
  const [fade, setFade] = useState<string>();
  useEffect(() => {
    const list = row.current;
    const tab = list?.children[chosen];
    if (!list || !(tab instanceof HTMLElement)) return;
    // the row alone: `scrollIntoView` would move the page, too
    list.scrollLeft = middleOf(list, tab);
    const look = () => setFade(fadeOf(list, isRtl(list)));
    look();
    if (!globalThis.ResizeObserver) return;
    const observer = new ResizeObserver(look);
    observer.observe(list);
    return () => observer.disconnect();
  }, [chosen]);
  const follow = ({ currentTarget }: UIEvent<HTMLElement>) => setFade(fadeOf(currentTarget, isRtl(currentTarget)));
  return { row, fade, follow };
}
