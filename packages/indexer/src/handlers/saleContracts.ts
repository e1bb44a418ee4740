import { SALE_KINDS, type SaleKindKey } from '@rab/config';

/** The contract of one sale of each kind, as ponder.config.ts names it: the kind's key with a capital letter. */
export const SALE_CONTRACTS = Object.keys(SALE_KINDS).map(
  (key) => `${key.charAt(0).toUpperCase()}${key.slice(1)}` as Capitalize<SaleKindKey>,
);
