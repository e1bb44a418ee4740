import { type RefCallback, useCallback, useState } from 'react';

/** How far below the window an element counts as near. */
const AHEAD = '400px';

/** Whether the element that takes the ref has ever come near to the visible part of the page. */
export function useIsNear(): [RefCallback<Element>, boolean] {
  const [isNear, setNear] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isNear];
}
