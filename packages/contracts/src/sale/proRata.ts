/**
 * What of a commitment comes back where all together have committed `all` (base units): the same part for everybody, rounded down;
 * mirrors `ProRataMath.rest`.
 */
export const proRataRest = (committed: bigint, all: bigint, hardCap: bigint): bigint =>
  all <= hardCap ? 0n : (committed * (all - hardCap)) / all;

/** What a pro rata sale raises of all commitments, base units; mirrors `ProRata._raised`. */
export const proRataRaised = (all: bigint, hardCap: bigint): bigint => (all < hardCap ? all : hardCap);
