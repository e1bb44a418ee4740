import { paths } from '@rab/config';
import { fairLaunchStatus } from '@rab/contracts';
import { factsOf, listTabs, type SaleKind } from '@rab/launchpad';
import { LISTED_SALE_STATES, rabSale } from './rabSale.ts';

/** The older fair launch: everybody shares a number of tokens by deposits; the price comes of them. */
export const fairLaunch: SaleKind = {
  ...rabSale,
  subgraph: 'fairLaunch',
  paths: { list: paths.fairLaunches, create: () => paths.createFairLaunch(), detail: paths.fairLaunch },
  listTabs: Object.values(listTabs),
  marker: 'FAIR LAUNCH',
  stateOf: (sale, now) =>
    LISTED_SALE_STATES[fairLaunchStatus({ ...factsOf(sale), isFinalized: sale.isFinalized }, now)],
};
