import { useEffect, useState } from 'react';

/** What lies over the top of a page (its header) and over its bottom counts as out of sight. */
const SEEN = '-72px 0px -88px 0px';

/** Whether a part of the element can be seen now; undefined while that is unknown, as without an element. */
export function useIsInView(element: Element | null): boolean | undefined {
  const [seen, setSeen] = useState<{ element: Element; isIn: boolean }>();
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setSeen({ element, isIn: entry.isIntersecting });
      },
      { rootMargin: SEEN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return seen?.element === element ? seen?.isIn : undefined;
}
