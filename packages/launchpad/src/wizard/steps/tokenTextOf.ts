import type { Forms } from '../Step.ts';

/** The address that was typed into the first step; blank where nothing was. */
export const tokenTextOf = (saved: Forms): string => String(saved.verify?.tokenAddress ?? '');
