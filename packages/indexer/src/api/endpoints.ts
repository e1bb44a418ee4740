import { SALE_KINDS } from '@rab/config';
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

/** The area of grows shows the platform's settings, too, and what a timelock is going to set. */
const grows = salesOf(SALE_KINDS.privateSale.presaleType);

/** The endpoints under /subgraphs/name/, one per area of the product. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  // the platform's totals are of locks and of all kinds of sale
  lock: { roots: ['LockEntity', 'LockDetail', 'PositionLock', 'PositionLockAct', 'PlatformTotal', 'CurrencyTotal'] },
  token: { roots: ['Token', 'Airdrop', 'AirdropClaim'] },
  ...Object.fromEntries(kinds),
  [SALE_KINDS.privateSale.endpoint]: { ...grows, roots: [...grows.roots, 'SettingAct', 'TimelockCall'] },
};
