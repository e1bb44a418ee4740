import type { Endpoint } from './subgraph/createSubgraph.ts';

const salesOf = (presaleType: 0 | 1 | 2): Endpoint => ({
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

/** The area of grows shows the platform's settings, too. */
const grows = salesOf(1);

/** The endpoints under /subgraphs/name/, one per area of the product. */
export const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  lock: { roots: ['LockEntity', 'LockDetail'] },
  token: { roots: ['Token'] },
  presale: salesOf(0),
  'private-sale': { ...grows, roots: [...grows.roots, 'SettingAct'] },
  'fair-launch': salesOf(2),
};
