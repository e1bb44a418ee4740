/**
 * What Playwright's `-g` picks for builds of two commits: one page of several builds, areas that are down, other releases of
 * shared packages; a token from creation to claim.
 */
export const SCENARIOS = String.raw`compat\.spec|federation\.spec|an owner creates a token, sells it and lists it`;
