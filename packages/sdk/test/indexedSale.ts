import type { v } from '@rab/config';
import type { saleSchema } from '@rab/sdk/sales';

const ETHER = '000000000000000000';
const address = (digit: string) => `0x${digit.repeat(40)}`;

/** `saleFixture` as the indexer answers it. */
export const indexedSale: v.InferInput<typeof saleSchema> = {
  id: address('1'),
  token: address('2'),
  tokenName: 'Carrot Finance',
  tokenSymbol: 'CARROT',
  tokenDecimals: 18,
  baseSymbol: 'BNB',
  baseDecimals: 18,
  tokenLP: null,
  owner: address('3'),
  finalized: false,
  isVisible: true,
  createdAt: '500',
  baseFee: '40',
  tokenFee: '0',
  totalBaseCollected: '0',
  totalBaseWithdrawn: '0',
  totalTokensSold: '0',
  numBuyers: 0,
  totalRefAmount: '0',
  forceFailed: false,
  lpGenerationComplete: false,
  growStatus: 0,
  labels: [],
  presaleInfo: {
    baseToken: address('0'),
    tokenPrice: `1000${ETHER}`,
    maxSpendPerBuyer: `5${ETHER}`,
    minSpendPerBuyer: '100000000000000000',
    whitelistTime: '0',
    hardCap: `10${ETHER}`,
    softCap: `3${ETHER}`,
    liquidityPercent: '600',
    listingRate: `800${ETHER}`,
    startTime: '1000',
    endTime: '2000',
    lockPeriod: '2592000',
    referralRate: '0',
    isBurn: false,
    sellingAmount: null,
    maxOwnerReceive: null,
  },
  presaleInfo2: { factory: address('4'), projectInfoHash: 'Qm' },
  presaleVesting: {
    requestVesting: false,
    linearLock: false,
    vestingStartEmission: null,
    vestingEndEmission: '0',
    vestingPercentage: '0',
    vestingPeriod: '0',
  },
};
