import { useEffect, useState } from 'react';

/** What is under the header of a page, or under a bar at its bottom, cannot be seen. */
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
