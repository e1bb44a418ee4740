import { v } from '@rab/config';
import { persistentAtom, useAtom } from '@rab/wallet-context';
import { useEffect, useState } from 'react';

export const COLOR_MODES = ['dark', 'light', 'system'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

const colorModeAtom = persistentAtom<ColorMode>('rab.colorMode.v1', v.picklist(COLOR_MODES), 'system');
const prefersDark = (): MediaQueryList | undefined => globalThis.matchMedia?.('(prefers-color-scheme: dark)');

/** The visitor's choice of theme, kept over visits. */
export const useColorMode = () => useAtom(colorModeAtom);

/** What the choice means now: `system` follows the device and its changes. */
export function useResolvedColorMode(): 'dark' | 'light' {
  const [mode] = useColorMode();
  const [systemDark, setSystemDark] = useState(() => prefersDark()?.matches ?? true);
  useEffect(() => {
    const query = prefersDark();
    const follow = (event: MediaQueryListEvent) => setSystemDark(event.matches);
    query?.addEventListener('change', follow);
    return () => query?.removeEventListener('change', follow);
  }, []);
  return mode === 'system' ? (systemDark ? 'dark' : 'light') : mode;
}
