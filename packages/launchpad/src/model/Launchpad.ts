import { v } from '@rab/config';
import { addressText, bigintText, graphql } from '@rab/wallet-context';

const nullableBigint = v.nullable(bigintText);
const shareList = v.array(v.object({ account: addressText, amount: bigintText }));

/** What every query of sales asks for; the same fields from our indexer and from a hosted subgraph (IDX-05). */
export const LAUNCHPAD_FIELDS = graphql(`fragment launchpadFields on Launchpad {
  id token tokenName tokenSymbol tokenDecimals baseSymbol baseDecimals tokenLP owner presaleType finalized isVisible
  createdAt baseFee tokenFee totalBaseCollected totalTokensSold numBuyers totalRefAmount forceFailed
  lpGenerationComplete growStatus lockId
  labels { type link }
  presaleInfo {
    saleToken baseToken tokenPrice maxSpendPerBuyer minSpendPerBuyer whitelistTime hardCap softCap
    liquidityPercent listingRate startTime endTime lockPeriod referralRate isBurn
  }
  presaleInfo2 { presaleOwner factory projectInfoHash }
  presaleVesting {
    requestVesting linearLock vestingStartEmission vestingEndEmission vestingPercentage vestingPeriod
  }
}`);

/** Deposits and referrers, for a sale's own page (IDX-07). */
export const LAUNCHPAD_SHARES = graphql(`fragment launchpadShares on Launchpad {
  deposit(first: 1000, orderBy: amount, orderDirection: desc) { account amount }
  referrer(first: 100, orderBy: amount, orderDirection: desc) { account amount }
}`);

export const SaleKind = { SALE: 0, GROW: 1 } as const;
export type SaleKind = (typeof SaleKind)[keyof typeof SaleKind];

/** One sale of either kind as the indexer knows it. Base units, unix seconds, per mille, basis points. */
export const launchpadSchema = v.pipe(
  v.object({
    id: addressText,
    token: addressText,
    tokenName: v.string(),
    tokenSymbol: v.string(),
    tokenDecimals: v.number(),
    baseSymbol: v.string(),
    baseDecimals: v.number(),
    tokenLP: v.nullable(addressText),
    owner: addressText,
    presaleType: v.pipe(v.number(), v.picklist([SaleKind.SALE, SaleKind.GROW])),
    finalized: v.boolean(),
    isVisible: v.boolean(),
    createdAt: bigintText,
    baseFee: bigintText,
    tokenFee: bigintText,
    totalBaseCollected: bigintText,
    totalTokensSold: bigintText,
    numBuyers: v.number(),
    totalRefAmount: bigintText,
    forceFailed: v.boolean(),
    lpGenerationComplete: v.boolean(),
    growStatus: v.number(),
    lockId: nullableBigint,
    labels: v.array(v.object({ type: v.string(), link: v.string() })),
    presaleInfo: v.object({
      saleToken: addressText,
      baseToken: addressText,
      tokenPrice: bigintText,
      maxSpendPerBuyer: bigintText,
      minSpendPerBuyer: bigintText,
      whitelistTime: bigintText,
      hardCap: bigintText,
      softCap: bigintText,
      liquidityPercent: nullableBigint,
      listingRate: nullableBigint,
      startTime: bigintText,
      endTime: bigintText,
      lockPeriod: nullableBigint,
      referralRate: bigintText,
      isBurn: v.boolean(),
    }),
    presaleInfo2: v.object({
      presaleOwner: addressText,
      factory: v.nullable(addressText),
      projectInfoHash: v.string(),
    }),
    presaleVesting: v.object({
      requestVesting: v.boolean(),
      linearLock: v.boolean(),
      vestingStartEmission: nullableBigint,
      vestingEndEmission: bigintText,
      vestingPercentage: bigintText,
      vestingPeriod: bigintText,
    }),
    deposit: v.optional(shareList, []),
    referrer: v.optional(shareList, []),
  }),
  v.transform(({ presaleType, presaleInfo, presaleInfo2, presaleVesting, ...sale }) => ({
    ...sale,
    kind: presaleType,
    info: presaleInfo,
    info2: presaleInfo2,
    vesting: presaleVesting,
  })),
);

export type Launchpad = v.InferOutput<typeof launchpadSchema>;

/** Path of a sale's own page. */
export const launchpadPath = ({ kind, id }: Pick<Launchpad, 'kind' | 'id'>): string =>
  `${kind === SaleKind.SALE ? '/rab-sale' : '/rab-grow'}/${id}`;
