import { useLayoutEffect } from 'react';
import { useIsHydrating } from '../static/useIsHydrating.ts';
import { repeatEarlyActs } from './earlyActs.ts';

/** Once React draws the page it can be used, and what the static page says of itself is over. */
export function Started() {
  const isHydrating = useIsHydrating();
  useLayoutEffect(() => {
    if (isHydrating) return;
    document.getElementById('root')?.removeAttribute('data-static');
    document.getElementById('failed')?.remove();
    repeatEarlyActs();
  }, [isHydrating]);
  return null;
}
