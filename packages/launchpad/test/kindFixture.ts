import { depositCall } from '@rab/sdk/sales';
import { depositInReceipt } from '../src/actions/depositInReceipt.ts';
import { listTabs } from '../src/kind/listTabs.ts';
import type { SaleKindInDetail } from '../src/kind/SaleKindInDetail.ts';
import { commonStates } from '../src/model/commonStates.ts';
import { commonMilestones } from '../src/model/timeline.ts';
import { fixedPricingInDetail } from '../src/pricing/fixed/fixedPricingInDetail.ts';

/** A kind of sale for tests of what all kinds share: upcoming, then live, and nothing else. */
export const kindFixture: SaleKindInDetail = {
  subgraph: 'presale',
  paths: { list: () => '/list', create: () => '/create', detail: (sale) => `/sale/${sale}` },
  listTabs: Object.values(listTabs),
  marker: null,
  pricing: fixedPricingInDetail,
  stateOf: ({ start }, now) => (now < start ? commonStates.upcoming : commonStates.live),
  deadlinesOf: () => [],
  milestonesOf: commonMilestones,
  useLiveState: () => ({ data: undefined, isError: false, errorUpdateCount: 0 }),
  useChainSale: () => ({ data: undefined, isError: false, errorUpdateCount: 0 }),
  depositCall,
  depositInReceipt,
  claimsOpen: 'at listing',
  listName: 'Sales',
  lateText: 'It was not listed in time.',
  tabs: [],
  acts: [],
};
