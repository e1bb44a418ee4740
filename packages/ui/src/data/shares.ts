import { BigNumber } from 'bignumber.js';

/** Hundredths of a percent in a whole. */
const UNITS = 10_000n;

/**
 * The shares of a whole in percent, each with two decimals, that make exactly 100 together: every share is rounded down,
 * and what is missing goes, a hundredth of a percent each, to those that lost most by it (largest remainder).
 * @param values parts of one whole in the same base units, none negative
 * @returns in the order of the parts; all of them 0 where there is no whole
 */
export function sharesOf(values: readonly bigint[]): BigNumber[] {
  const whole = values.reduce((sum, value) => sum + value, 0n);
  if (whole === 0n) return values.map(() => new BigNumber(0));
  const parts = values.map((value) => {
    const units = value * UNITS;
    return { units: units / whole, remainder: units % whole };
  });
  const missing = Number(UNITS - parts.reduce((sum, { units }) => sum + units, 0n));
  // equal losses stay in their order: sorting is stable
  const byLoss = [...parts].sort((a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder));
  for (const part of byLoss.slice(0, missing)) part.units += 1n;
  return parts.map(({ units }) => new BigNumber(units.toString()).shiftedBy(-2));
}
