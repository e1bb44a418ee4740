import { MAIN_KIND, SALE_KINDS } from '@rab/config';
import type { Endpoint } from './subgraph/createSubgraph.ts';

const salesOf = (presaleType: number): Endpoint => ({
  roots: ['Launchpad', 'Deposit', 'Contribution', 'Referrer', 'PendingPayment', 'SaleAct'],
  scope: {
    Launchpad: { presaleType },
    Deposit: { launchpad_: { presaleType } },
    Contribution: { launchpad_: { presaleType } },
    Referrer: { launchpad_: { presaleType } },
    PendingPayment: { launchpad_: { presaleType } },
    SaleAct: { launchpad_: { presaleType } },
  },
});

const kinds = Object.values(SALE_KINDS).map(({ endpoint, presaleType }) => [endpoint, salesOf(presaleType)]);

/** The area of grows shows the platform's settings, too. */
const grows = salesOf(SALE_KINDS.privateSale.presaleType);

const sales = salesOf(MAIN_KIND.presaleType);

/** The endpoints under /subgraphs/name/, one per area of the product. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  lock: { roots: ['LockEntity', 'LockDetail'] },
  token: { roots: ['Token'] },
  ...Object.fromEntries(kinds),
  // the platform's totals are of all kinds
  [MAIN_KIND.endpoint]: { ...sales, roots: [...sales.roots, 'PlatformTotal', 'CurrencyTotal'] },
  [SALE_KINDS.privateSale.endpoint]: { ...grows, roots: [...grows.roots, 'SettingAct'] },
};
