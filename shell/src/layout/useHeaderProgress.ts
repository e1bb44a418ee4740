import { useLocation } from '@rab/ui/router';
import { useAtomValue, useSetAtom } from '@rab/wallet-context';
import { useCallback } from 'react';
import { useIsHydrating } from '../static/useIsHydrating.ts';
import { settingsAtom } from './settingsAtom.ts';

/** Progress in the header of this page, 0 to 100; null shows none (APP-14). */
export function useHeaderProgress(): number | null {
  const { pathname } = useLocation();
  const { headerProgress } = useAtomValue(settingsAtom);
  if (useIsHydrating()) return null;
  return headerProgress?.path === pathname ? headerProgress.percent : null;
}

/** Sets the progress of the page that is shown. */
export function useSetHeaderProgress(): (percent: number | null) => void {
  const { pathname } = useLocation();
  const setSettings = useSetAtom(settingsAtom);
  return useCallback(
    (percent) =>
      setSettings((before) => ({ ...before, headerProgress: percent === null ? null : { percent, path: pathname } })),
    [setSettings, pathname],
  );
}
