import { byTerm } from '@rab/contracts/sale';
import { index, onchainTable } from 'ponder';

// The tables behind schema.graphql: same names, same fields. A relation's column holds the id of the other row; a list
// (@derivedFrom) has no column. The lock id is a number here because Ponder's embedded database fails on text keys that
// spell a bigint of the event. `search` holds the keys of the searched fields (src/search) and is not served. Indexes of
// what lists are ordered by end with the id, as the order does (src/api/subgraph/RowReader.ts): a block's rows have one time.

export const lockEntity = onchainTable(
  'lock_entity',
  (t) => ({
    id: t.text().primaryKey(),
    address: t.hex().notNull(),
    symbol: t.text().notNull(),
    decimals: t.integer().notNull(),
    name: t.text().notNull(),
    isLpToken: t.boolean().notNull(),
    factory: t.hex(),
    token0: t.hex(),
    name0: t.text(),
    decimals0: t.integer(),
    symbol0: t.text(),
    token1: t.hex(),
    name1: t.text(),
    decimals1: t.integer(),
    symbol1: t.text(),
    totalAmount: t.bigint().notNull(),
    lockCount: t.integer().notNull(),
    createdAt: t.bigint().notNull(),
    search: t.integer().array().notNull(),
  }),
  (t) => ({
    byKind: index().on(t.isLpToken, t.createdAt, t.id),
    byFactory: index().on(t.factory, t.createdAt, t.id),
    byCreation: index().on(t.createdAt, t.id),
    bySearch: index().using('gin', t.search),
  }),
);

/**
 * Events whose numbers do not follow the ones before: the node must have left earlier events out of its answers. Health
 * reports them; they are not served.
 */
export const missedEvent = onchainTable('missed_event', (t) => ({
  id: t.text().primaryKey(),
  emitter: t.hex().notNull(),
  block: t.bigint().notNull(),
}));

export const lockDetail = onchainTable(
  'lock_detail',
  (t) => ({
    id: t.bigint().primaryKey(),
    token: t.text().notNull(),
    entity: t.text().notNull(),
    owner: t.hex().notNull(),
    creator: t.hex().notNull(),
    amount: t.bigint().notNull(),
    unlockDate: t.bigint().notNull(),
    description: t.text().notNull(),
    lockAddedAt: t.bigint().notNull(),
    lockAddedHash: t.hex().notNull(),
    lockAddedBlock: t.bigint().notNull(),
    isVesting: t.boolean().notNull(),
    tgeDate: t.bigint().notNull(),
    tgeBps: t.integer().notNull(),
    cycle: t.bigint().notNull(),
    cycleBps: t.integer().notNull(),
    unlockedAmount: t.bigint().notNull(),
    availableAmount: t.bigint().notNull(),
    withdrawable: t.bigint().notNull(),
    lockvestedAt: t.bigint(),
    lockvestedHash: t.hex(),
    ownerChangedAt: t.bigint(),
    ownerChangedBlock: t.bigint(),
    ownerChangedHash: t.hex(),
    lockUpdateHash: t.hex(),
    search: t.integer().array().notNull(),
  }),
  (t) => ({
    byToken: index().on(t.token, t.id),
    byEntity: index().on(t.entity, t.id),
    byOwner: index().on(t.owner),
    bySearch: index().using('gin', t.search),
  }),
);

export const positionLock = onchainTable(
  'position_lock',
  (t) => ({
    id: t.bigint().primaryKey(),
    manager: t.hex().notNull(),
    tokenId: t.bigint().notNull(),
    owner: t.hex(),
    offeredTo: t.hex(),
    feeReceiver: t.hex(),
    creator: t.hex().notNull(),
    pool: t.hex().notNull(),
    token0: t.text().notNull(),
    name0: t.text().notNull(),
    symbol0: t.text().notNull(),
    decimals0: t.integer().notNull(),
    token1: t.text().notNull(),
    name1: t.text().notNull(),
    symbol1: t.text().notNull(),
    decimals1: t.integer().notNull(),
    fee: t.integer().notNull(),
    tickLower: t.integer().notNull(),
    tickUpper: t.integer().notNull(),
    liquidity: t.bigint().notNull(),
    lockDate: t.bigint().notNull(),
    unlockDate: t.bigint().notNull(),
    isUnlocked: t.boolean().notNull(),
    description: t.text().notNull(),
    collected0: t.bigint().notNull(),
    collected1: t.bigint().notNull(),
    transaction: t.hex().notNull(),
    search: t.integer().array().notNull(),
  }),
  (t) => ({
    byOwner: index().on(t.owner, t.id),
    byOffer: index().on(t.offeredTo, t.id),
    byPool: index().on(t.pool, t.id),
    byToken0: index().on(t.token0, t.id),
    byToken1: index().on(t.token1, t.id),
    byLock: index().on(t.lockDate, t.id),
    byUnlock: index().on(t.unlockDate, t.id),
    bySearch: index().using('gin', t.search),
  }),
);

export const positionLockAct = onchainTable(
  'position_lock_act',
  (t) => ({
    id: t.text().primaryKey(),
    positionLock: t.bigint().notNull(),
    type: t.text().notNull(),
    account: t.hex().notNull(),
    to: t.hex(),
    amount0: t.bigint(),
    amount1: t.bigint(),
    unlockDate: t.bigint(),
    timestamp: t.bigint().notNull(),
    transaction: t.hex().notNull(),
  }),
  (t) => ({ byPositionLock: index().on(t.positionLock, t.id) }),
);

export const launchpad = onchainTable(
  'launchpad',
  (t) => ({
    id: t.text().primaryKey(),
    token: t.text().notNull(),
    tokenName: t.text().notNull(),
    tokenSymbol: t.text().notNull(),
    tokenDecimals: t.integer().notNull(),
    baseSymbol: t.text().notNull(),
    baseDecimals: t.integer().notNull(),
    tokenLP: t.hex(),
    owner: t.hex().notNull(),
    presaleType: t.integer().notNull(),
    finalized: t.boolean().notNull(),
    isVisible: t.boolean().notNull(),
    createdAt: t.bigint().notNull(),
    startTime: t.bigint().notNull(),
    endTime: t.bigint().notNull(),
    baseFee: t.bigint().notNull(),
    tokenFee: t.bigint().notNull(),
    totalBaseCollected: t.bigint().notNull(),
    totalBaseWithdrawn: t.bigint().notNull(),
    totalTokensSold: t.bigint().notNull(),
    numBuyers: t.integer().notNull(),
    totalRefAmount: t.bigint().notNull(),
    forceFailed: t.boolean().notNull(),
    lpGenerationComplete: t.boolean().notNull(),
    growStatus: t.integer().notNull(),
    lockId: t.bigint(),
    teamLockId: t.bigint(),
    /** Until when buyers may leave, and the per mille of a deposit that stays then. */
    leaveUntil: t.bigint(),
    leaveCost: t.bigint(),
    /** A grow that is paid out in parts: how many, seconds between two, parts paid, base units left; null for the others. */
    partCount: t.integer(),
    partPeriod: t.bigint(),
    partsPaid: t.integer(),
    partsLeft: t.bigint(),
    partsStopped: t.boolean(),
    presaleInfo: t.text().notNull(),
    presaleInfo2: t.text().notNull(),
    presaleVesting: t.text().notNull(),
    search: t.integer().array().notNull(),
  }),
  (t) => ({
    byKind: index().on(t.presaleType, t.createdAt, t.id),
    byEnd: index().on(t.presaleType, t.endTime, t.id),
    byToken: index().on(t.token),
    byOwner: index().on(t.owner),
    bySearch: index().using('gin', t.search),
  }),
);

export const presaleInfo = onchainTable('presale_info', (t) => ({
  id: t.text().primaryKey(),
  saleToken: t.hex().notNull(),
  ...byTerm({
    address: () => t.hex().notNull(),
    boolean: () => t.boolean().notNull(),
    number: () => t.bigint().notNull(),
    'number?': () => t.bigint(),
  }),
}));

export const presaleInfo2 = onchainTable('presale_info2', (t) => ({
  id: t.text().primaryKey(),
  presaleOwner: t.hex().notNull(),
  factory: t.hex(),
  otherFactory: t.hex(),
  projectInfoHash: t.text().notNull(),
}));

export const presaleVesting = onchainTable('presale_vesting', (t) => ({
  id: t.text().primaryKey(),
  requestVesting: t.boolean().notNull(),
  linearLock: t.boolean().notNull(),
  vestingStartEmission: t.bigint(),
  vestingEndEmission: t.bigint().notNull(),
  vestingPercentage: t.bigint().notNull(),
  vestingPeriod: t.bigint().notNull(),
}));

export const deposit = onchainTable(
  'deposit',
  (t) => ({
    id: t.text().primaryKey(),
    launchpad: t.text().notNull(),
    account: t.hex().notNull(),
    amount: t.bigint().notNull(),
    tokens: t.bigint().notNull(),
    /** The account that is credited for this account's deposits, and the credited amount below; not served. */
    creditedTo: t.hex(),
    creditedAmount: t.bigint().notNull(),
  }),
  (t) => ({ byLaunchpad: index().on(t.launchpad), byAccount: index().on(t.account) }),
);

export const contribution = onchainTable(
  'contribution',
  (t) => ({
    id: t.text().primaryKey(),
    launchpad: t.text().notNull(),
    account: t.hex().notNull(),
    amount: t.bigint().notNull(),
    isRefund: t.boolean().notNull(),
    raised: t.bigint().notNull(),
    timestamp: t.bigint().notNull(),
    transaction: t.hex().notNull(),
  }),
  (t) => ({ byLaunchpad: index().on(t.launchpad, t.id), byAccount: index().on(t.account) }),
);

export const pendingPayment = onchainTable(
  'pending_payment',
  (t) => ({
    id: t.text().primaryKey(),
    launchpad: t.text().notNull(),
    token: t.hex().notNull(),
    account: t.hex().notNull(),
    amount: t.bigint().notNull(),
  }),
  (t) => ({ byLaunchpad: index().on(t.launchpad), byAccount: index().on(t.account) }),
);

export const referrer = onchainTable(
  'referrer',
  (t) => ({
    id: t.text().primaryKey(),
    launchpad: t.text().notNull(),
    account: t.hex().notNull(),
    amount: t.bigint().notNull(),
  }),
  (t) => ({ byLaunchpad: index().on(t.launchpad), byAccount: index().on(t.account) }),
);

export const label = onchainTable(
  'label',
  (t) => ({
    id: t.text().primaryKey(),
    launchpad: t.text().notNull(),
    type: t.text().notNull(),
    link: t.text().notNull(),
  }),
  (t) => ({ byLaunchpad: index().on(t.launchpad) }),
);

export const saleAct = onchainTable(
  'sale_act',
  (t) => ({
    id: t.text().primaryKey(),
    launchpad: t.text().notNull(),
    type: t.text().notNull(),
    value: t.integer().notNull(),
    account: t.hex().notNull(),
    timestamp: t.bigint().notNull(),
    transaction: t.hex().notNull(),
  }),
  (t) => ({ byLaunchpad: index().on(t.launchpad, t.id) }),
);

export const settingAct = onchainTable('setting_act', (t) => ({
  id: t.text().primaryKey(),
  type: t.text().notNull(),
  subject: t.hex().notNull(),
  baseFee: t.bigint(),
  tokenFee: t.bigint(),
  creationFee: t.bigint(),
  router: t.hex(),
  initHash: t.hex(),
  swapFeeBps: t.integer(),
  account: t.hex().notNull(),
  timestamp: t.bigint().notNull(),
  transaction: t.hex().notNull(),
}));

export const timelockCall = onchainTable(
  'timelock_call',
  (t) => ({
    id: t.text().primaryKey(),
    timelock: t.hex().notNull(),
    proposal: t.hex().notNull(),
    index: t.integer().notNull(),
    target: t.hex().notNull(),
    value: t.bigint().notNull(),
    data: t.hex().notNull(),
    predecessor: t.hex().notNull(),
    salt: t.hex().notNull(),
    status: t.text().notNull(),
    readyAt: t.bigint().notNull(),
    account: t.hex().notNull(),
    timestamp: t.bigint().notNull(),
    transaction: t.hex().notNull(),
  }),
  (t) => ({ byTimelock: index().on(t.timelock, t.timestamp, t.id) }),
);

export const token = onchainTable(
  'token',
  (t) => ({
    id: t.text().primaryKey(),
    address: t.hex().notNull(),
    name: t.text().notNull(),
    symbol: t.text().notNull(),
    decimals: t.integer().notNull(),
    totalSupply: t.bigint().notNull(),
    owner: t.hex().notNull(),
    tokenType: t.integer().notNull(),
    createdAt: t.bigint().notNull(),
    search: t.integer().array().notNull(),
  }),
  (t) => ({
    byOwner: index().on(t.owner),
    byCreation: index().on(t.createdAt, t.id),
    bySearch: index().using('gin', t.search),
  }),
);

export const airdrop = onchainTable(
  'airdrop',
  (t) => ({
    id: t.bigint().primaryKey(),
    creator: t.hex().notNull(),
    token: t.text().notNull(),
    name: t.text().notNull(),
    symbol: t.text().notNull(),
    decimals: t.integer().notNull(),
    amount: t.bigint().notNull(),
    root: t.hex().notNull(),
    start: t.bigint().notNull(),
    tgeBps: t.integer().notNull(),
    cycle: t.bigint().notNull(),
    cycleBps: t.integer().notNull(),
    reclaimFrom: t.bigint().notNull(),
    list: t.text().notNull(),
    paid: t.bigint().notNull(),
    claimCount: t.integer().notNull(),
    reclaimed: t.bigint().notNull(),
    createdAt: t.bigint().notNull(),
    transaction: t.hex().notNull(),
    search: t.integer().array().notNull(),
  }),
  (t) => ({
    byToken: index().on(t.token, t.id),
    byCreator: index().on(t.creator, t.id),
    byCreation: index().on(t.createdAt, t.id),
    bySearch: index().using('gin', t.search),
  }),
);

export const airdropClaim = onchainTable(
  'airdrop_claim',
  (t) => ({
    id: t.text().primaryKey(),
    airdrop: t.bigint().notNull(),
    index: t.bigint().notNull(),
    account: t.hex().notNull(),
    amount: t.bigint().notNull(),
    timestamp: t.bigint().notNull(),
    transaction: t.hex().notNull(),
  }),
  (t) => ({ byAirdrop: index().on(t.airdrop, t.id), byAccount: index().on(t.account, t.id) }),
);

/** One row. */
export const platformTotal = onchainTable('platform_total', (t) => ({
  id: t.text().primaryKey(),
  listedSales: t.integer().notNull(),
  locks: t.integer().notNull(),
  lockedTokens: t.integer().notNull(),
}));

export const currencyTotal = onchainTable('currency_total', (t) => ({
  id: t.text().primaryKey(),
  symbol: t.text().notNull(),
  decimals: t.integer().notNull(),
  raised: t.bigint().notNull(),
  refunded: t.bigint().notNull(),
}));
