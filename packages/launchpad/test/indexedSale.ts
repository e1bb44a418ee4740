const address = (digit: string) => `0x${digit.repeat(40)}`;

/** What the indexer answers of `saleFixture` besides its terms. */
export const indexedSale = {
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
};
