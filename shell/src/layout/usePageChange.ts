import { useLocation, useNavigationType } from '@rab/ui/router';
import { useEffect, useRef } from 'react';
import { MAIN_ID } from './mainId.ts';

/**
 * On another page the focus goes to its content, as a full page load would begin there, and a page that was not gone
 * back to is read from its top. Tabs, searches and steps of the same page (a change of the query) leave both alone.
 */
export function usePageChange(): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    if (navigation !== 'POP') window.scrollTo(0, 0);
  }, [pathname, navigation]);
}
