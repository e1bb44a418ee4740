const DECIMAL = /^(?:\d+\.?\d*|\.\d+)$/;
/** Characters that a number may be typed with. */
export const LONGEST_NUMBER = 200;

/**
 * What a person typed, in base units: '1.5' with 18 decimals is 1500000000000000000n. Extra decimals are truncated
 * (CFG-06), never rounded up. Null for anything that is not a plain non-negative decimal number.
 */
export function parseAmount(text: string, decimals: number): bigint | null {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST_NUMBER || !DECIMAL.test(trimmed)) return null;
  const [whole = '', fraction = ''] = trimmed.split('.');
  const scaled = fraction.slice(0, decimals).padEnd(decimals, '0');
  return BigInt(whole || '0') * 10n ** BigInt(decimals) + BigInt(scaled || '0');
}
