import { formatUnits } from 'viem';

/** Decimals shown where nothing else is said, and those of sale numbers (CFG-06). */
export const DEFAULT_PLACES = 2;
export const SALE_PLACES = 5;

/**
 * Base units as text with comma thousands, truncated to `places` decimals and without trailing zeros; never in
 * scientific notation. Undefined and null display as 0 (CFG-06); an amount too small for `places` shows as `<0.01`,
 * so that something never looks like nothing.
 */
export function formatAmount(
  value: bigint | null | undefined,
  decimals: number,
  places: number = DEFAULT_PLACES,
): string {
  if (!value) return '0';
  const shownDecimals = Math.min(decimals, places);
  const shown = value / 10n ** BigInt(decimals - shownDecimals);
  if (shown === 0n) return `<${formatUnits(1n, places)}`;
  const [whole = '', ...fraction] = formatUnits(shown, shownDecimals).split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.');
}

/** Base units as plain text that `parseAmount` reads back exactly: for MAX buttons and prefilled fields. */
export const toInputText = (value: bigint, decimals: number): string => formatUnits(value, decimals);
