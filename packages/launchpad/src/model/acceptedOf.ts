/** What of a deposit the hard cap lets in; the rest is not taken, or comes back at once (SAL-04). Base units. */
export const acceptedOf = (amount: bigint, remaining: bigint): bigint => (amount < remaining ? amount : remaining);
