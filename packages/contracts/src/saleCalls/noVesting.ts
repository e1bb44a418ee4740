/** The release to buyers of a sale that releases all at once, as its factory takes it. */
export const NO_VESTING = {
  requestVesting: false,
  linearLock: false,
  vestingPercentage: 0n,
  vestingPeriod: 0n,
  vestingStartEmission: 0n,
  vestingEndEmission: 0n,
};
