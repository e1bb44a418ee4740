const WHOLE = 10_000n;

/**
 * Shares of parts in basis points that add to 10,000: what rounding leaves goes to the parts that lost most of it.
 * @returns zeros where there is nothing to share
 */
export function sharesOfWhole(parts: readonly bigint[]): bigint[] {
  const whole = parts.reduce((sum, part) => sum + part, 0n);
  if (whole === 0n) return parts.map(() => 0n);
  const shares = parts.map((part) => (part * WHOLE) / whole);
  const left = Number(WHOLE - shares.reduce((sum, share) => sum + share, 0n));
  const byRest = parts
    .map((part, index) => ({ index, rest: (part * WHOLE) % whole }))
    .sort((a, b) => (a.rest < b.rest ? 1 : a.rest > b.rest ? -1 : a.index - b.index));
  const raised = new Set(byRest.slice(0, left).map(({ index }) => index));
  return shares.map((share, index) => (raised.has(index) ? share + 1n : share));
}
