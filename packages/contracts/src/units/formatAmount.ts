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
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits
    .slice(digits.length - decimals)
    .slice(0, places)
    .replace(/0+$/, '');
  if (whole === '0' && fraction === '') return places > 0 ? `<0.${'0'.repeat(places - 1)}1` : '<1';
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return `${value < 0n ? '-' : ''}${grouped}${fraction ? `.${fraction}` : ''}`;
}

/** Base units as plain text that `parseAmount` reads back exactly: for MAX buttons and prefilled fields. */
export function toInputText(value: bigint, decimals: number): string {
  const digits = value.toString().padStart(decimals + 1, '0');
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return digits.slice(0, digits.length - decimals) + (decimals > 0 && fraction ? `.${fraction}` : '');
}
