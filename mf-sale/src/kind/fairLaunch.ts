import { msg } from '@lingui/core/macro';
import { SALE_KINDS } from '@rab/config';
import { fairLaunchStatus } from '@rab/contracts';
import { factsOf, listTabs, type SaleKind, sharedPricing } from '@rab/launchpad';
import { LISTED_SALE_STATES, rabSale } from './rabSale.ts';

/** The older fair launch: everybody shares a number of tokens by deposits; the price comes of them. */
export const fairLaunch: SaleKind = {
  ...rabSale,
  ...SALE_KINDS.fairLaunch,
  listTabs: Object.values(listTabs),
  marker: msg`FAIR LAUNCH`,
  pricing: sharedPricing,
  stateOf: (sale, now) =>
    LISTED_SALE_STATES[fairLaunchStatus({ ...factsOf(sale), isFinalized: sale.isFinalized }, now)],
};
