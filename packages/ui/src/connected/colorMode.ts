import { v } from '@rab/config';
import { persistentAtom, useAtom } from '@rab/wallet-context';
import { useMediaQuery } from '../core/useMediaQuery.ts';

export const COLOR_MODES = ['dark', 'light', 'system'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

const colorModeAtom = persistentAtom<ColorMode>('rab.colorMode.v1', v.picklist(COLOR_MODES), 'system');

/** The visitor's choice of theme, kept over visits. */
export const useColorMode = () => useAtom(colorModeAtom);

/**
 * What the choice means now: `system` follows the device and its changes. On paper, which is white, it is light.
 * @param wanted goes before the visitor's choice
 */
export function useResolvedColorMode(wanted?: ColorMode): 'dark' | 'light' {
  const [chosen] = useColorMode();
  const mode = wanted ?? chosen;
  const isDeviceLight = useMediaQuery('(prefers-color-scheme: light)');
  const isOnPaper = useMediaQuery('print');
  if (isOnPaper) return 'light';
  if (mode !== 'system') return mode;
  return isDeviceLight ? 'light' : 'dark';
}
