import { describe, expect, it } from '@jest/globals';
import type { Finding, FindingCode } from '@rab/token-risk';
import { findingSentence } from './findingSentences.ts';

const SOMEBODY = `0x${'1'.repeat(40)}` as const;
const pool = { exchange: 'PancakeSwap', pair: SOMEBODY } as const;
const IN_POOL = `in its pool on PancakeSwap, ${SOMEBODY}`;
const made = { exchange: 'PancakeSwap', pair: null } as const;
const IN_MADE = 'in a simulated pool on PancakeSwap, because it has none yet';
const later = [7_200, 86_400, 604_800, 7_776_000];
const SALES = 'Simulated: sells in the block after the buy and 2 hours, a day, 7 days, 90 days later';
const BALANCES = 'Simulated: a balance, checked 2 hours, a day, 7 days, 90 days later';
const STORAGE = 'Read from the token’s code and the storage slots that proxies use';
const TRANSFER = 'Simulated: a transfer between two new accounts, at once and a day later';
const SIZES = 'Simulated: buys of several sizes, whole and in two halves';
const SALE = 'Simulated: a sale from its creation through a deposit and its end to the claim';
const LOCK = 'Simulated: locked for an hour, then unlocked';
const CALLED = ', with a holder’s transfer and sell before and after';
/** The selector of `InexactTransfer(address,uint256,uint256)`. */
const INEXACT_TRANSFER = '0x495a9962';
const OWNER = 'Asked the token: owner() or getOwner()';
const ROLES = ' It gives powers to roles. We couldn’t find out who has them.';
const TOLD = 'Balances of all accounts in its transfers since block 77';
const ASKED = 'Read from our lock contract, the token and the pair';
const POSITION_LOCKS = 'Read from our locks of V3 positions and the pools';
const V3_POOL = {
  pool: `0x${'7'.repeat(40)}`,
  ...{ fee: 3000, isCurrency: true, lockedBps: 9_000n, everyPriceBps: 5_000n, until: null },
} as const;

type Facts<Code extends FindingCode> = Omit<Finding<Code>, 'code'>;
type Line<Code extends FindingCode> = [facts: Facts<Code>, says: string, how: string];

const power = { topic: 'mint', verdict: 'danger', by: 'owner', functions: [] } as const;
const owner = { topic: 'owner', verdict: 'fact', accounts: [SOMEBODY] } as const;
const sell = { topic: 'sell', verdict: 'danger', pool, later } as const;
const holders = { topic: 'holders', accounts: [], since: 77n } as const;

const locker = { topic: 'locker', bps: 4_000n, accounts: [SOMEBODY] } as const;
const HOLDS = 'It holds 40% of the pool’s liquidity.';
const opens = { ...locker, verdict: 'danger', takenBps: 10_000n } as const;
const withdraw = { selector: '0x2e1a7d4d', signature: 'withdraw(uint256)' } as const;
const flag = { selector: '0x6fdca5e0', signature: null } as const;

/** Every code, with the words that a person reads. */
const LINES: { [Code in FindingCode]: Line<Code>[] } = {
  ownerUnnamed: [false, true].map((hasRoles) => [
    { topic: 'owner', verdict: 'unknown', hasRoles },
    `We couldn’t determine whether it has an owner: it names none.${hasRoles ? ROLES : ''}`,
    OWNER,
  ]),
  ownerRenounced: [
    [
      { topic: 'owner', verdict: 'fact', hasRoles: false },
      'The token says that its ownership was renounced. We can’t confirm it.',
      OWNER,
    ],
  ],
  ownerNamed: [
    [{ ...owner, hasRoles: false }, 'The token has an owner.', OWNER],
    [{ ...owner, hasRoles: true }, `The token has an owner.${ROLES}`, OWNER],
  ],
  upgradeHidden: [
    [
      { topic: 'upgrade', verdict: 'unknown' },
      'It runs another contract’s code, stored in an unusual place. We couldn’t determine who can change it.',
      'Read from the token’s code',
    ],
  ],
  upgradeByDestruction: [
    [{ topic: 'upgrade', verdict: 'warning' }, 'It can self-destruct, and other code could take its place.', STORAGE],
  ],
  upgradeImpossible: [
    [
      { topic: 'upgrade', verdict: 'fine' },
      'Its code can’t be replaced: it isn’t a proxy and doesn’t run another contract’s code.',
      'Read from the token’s code',
    ],
  ],
  upgradeImpossibleForCopy: [
    [
      { topic: 'upgrade', verdict: 'fine', accounts: [SOMEBODY] },
      'Its code can’t be replaced: it’s a fixed copy (minimal proxy) of another contract.',
      'Read from the token’s code (EIP-1167)',
    ],
  ],
  upgraderUnknown: [
    [
      { topic: 'upgrade', verdict: 'warning', accounts: [SOMEBODY] },
      'It’s a proxy for another contract’s code. We couldn’t determine who can replace that code.',
      STORAGE,
    ],
  ],
  upgraderNobody: [
    [
      { topic: 'upgrade', verdict: 'fact' },
      'It’s a proxy, but the contract that could replace its code no longer has an owner.',
      STORAGE,
    ],
  ],
  upgradePossible: [true, false].map((isTried) => [
    { topic: 'upgrade', verdict: 'danger', accounts: [SOMEBODY], isTried },
    'Its code can be replaced with any other, which can change every result below.',
    isTried ? 'Simulated: an upgrade to the same code (ERC-1967, UUPS)' : STORAGE,
  ]),
  destructible: [
    [
      { topic: 'destroy', verdict: 'warning' },
      'Its code contains a self-destruct instruction. We couldn’t determine who can trigger it.',
      'Read from the token’s code',
    ],
  ],
  destructibleUnknown: [
    [
      { topic: 'destroy', verdict: 'unknown' },
      'We couldn’t determine whether it can self-destruct: its code is in another contract.',
      'Read from the token’s code',
    ],
  ],
  indestructible: [
    [
      { topic: 'destroy', verdict: 'fine' },
      'It can’t self-destruct: its code has no such instruction.',
      'Read from the token’s code',
    ],
  ],
  powerProven: [
    [
      {
        ...power,
        effect: { does: 'makes' },
        functions: [
          { selector: '0x40c10f19', signature: 'mint(address,uint256)' },
          { selector: '0xac5d08d8', signature: null },
        ],
      },
      'The owner can make new tokens.',
      `Simulated: a call of mint(address,uint256), unknown function 0xac5d08d8${CALLED}`,
    ],
    [
      { ...power, by: 'anybody', effect: { does: 'takes' } },
      'Anyone can take or reduce holders’ balances.',
      `Simulated: a call of ${CALLED}`,
    ],
    [
      { ...power, by: 'accountInStorage', effect: { does: 'stops', what: 'transfers' } },
      'An account named in the token’s storage can stop holders from transferring.',
      `Simulated: a call of ${CALLED}`,
    ],
    [
      { ...power, effect: { does: 'stops', what: 'sales' } },
      'The owner can stop holders from selling.',
      `Simulated: a call of ${CALLED}`,
    ],
    [
      { ...power, effect: { does: 'opens' } },
      'The owner can decide when holders can transfer, and hasn’t allowed it yet.',
      `Simulated: a call of ${CALLED}`,
    ],
    [
      { ...power, effect: { does: 'charges', bps: 550n } },
      'The owner can raise the fee on transfers or sells to 5.5%, and maybe more.',
      `Simulated: a call of ${CALLED}`,
    ],
    [
      { ...power, effect: { does: 'chargesAll' } },
      'The owner can raise the fee on transfers or sells until nothing is left.',
      `Simulated: a call of ${CALLED}`,
    ],
  ],
  powerNamed: [
    [
      { topic: 'mint', verdict: 'warning', signatures: ['mint(uint256)', 'issue(uint256)'] },
      'Its code has functions that usually make new tokens. We couldn’t determine who can use them.',
      'Read from the token’s code: mint(uint256), issue(uint256)',
    ],
  ],
  powerNotFound: (
    [
      ['mint', 'make new tokens'],
      ['pause', 'pause all transfers'],
      ['block', 'block individual accounts'],
      ['fees', 'change fees on transfers or trades'],
      ['limits', 'limit how much an account can hold or move'],
      ['balances', 'change other accounts’ balances'],
    ] as const
  ).map(([topic, what], index) => [
    { topic, verdict: 'unknown', isTried: index > 0 },
    `We found no function to ${what}. This doesn’t prove that none exists.`,
    index > 0
      ? 'Simulated: every function in its code, as the owner and as a stranger'
      : 'Read from the token’s code, by known function names only',
  ]),
  buyRefused: [
    [
      { topic: 'buy', verdict: 'danger', pool },
      'Nobody can buy it right now: even a small buy fails.',
      `Simulated: a buy from a new account, ${IN_POOL}`,
    ],
  ],
  buyCosts: [
    [
      { topic: 'buy', verdict: 'fine', pool: made, bps: 0n },
      'No fee on buys.',
      `Simulated: a buy from a new account, ${IN_MADE}`,
    ],
    [
      { topic: 'buy', verdict: 'warning', pool, bps: 500n },
      '5% fee on buys.',
      `Simulated: a buy from a new account, ${IN_POOL}`,
    ],
  ],
  sellRefused: [[sell, 'It can’t be sold: every sell fails.', `${SALES}, ${IN_POOL}`]],
  sellCloses: [
    [
      { ...sell, after: 7_200 },
      'It can be sold at first, but a sell fails 2 hours after the buy.',
      `${SALES}, ${IN_POOL}`,
    ],
    [
      { ...sell, after: 86_400 },
      'It can be sold at first, but a sell fails a day after the buy.',
      `${SALES}, ${IN_POOL}`,
    ],
    [
      { ...sell, after: 604_800 },
      'It can be sold at first, but a sell fails 7 days after the buy.',
      `${SALES}, ${IN_POOL}`,
    ],
  ],
  sellTooLarge: [
    [
      { ...sell, bps: 2_000n },
      'You can’t sell as much at once as you can buy: a sell of 20% of the pool fails.',
      `${SALES}, ${IN_POOL}`,
    ],
  ],
  sellCosts: [
    [{ ...sell, pool: made, bps: 4_999n }, '49.99% fee on sells.', `${SALES}, ${IN_MADE}`],
    [{ ...sell, bps: 5_000n }, '50% fee on sells. At least half of it doesn’t arrive.', `${SALES}, ${IN_POOL}`],
  ],
  sellPaused: [
    [{ ...sell, verdict: 'warning' }, 'A sell fails right after the buy, but works later.', `${SALES}, ${IN_POOL}`],
  ],
  transferRefused: [
    [{ topic: 'transfer', verdict: 'danger' }, 'It can’t be transferred: every transfer fails.', TRANSFER],
  ],
  transferCloses: [
    [{ topic: 'transfer', verdict: 'danger' }, 'It can’t be transferred a day after the buy.', TRANSFER],
  ],
  transferCosts: [
    [{ topic: 'transfer', verdict: 'fine', bps: 0n }, 'No fee on transfers.', TRANSFER],
    [{ topic: 'transfer', verdict: 'warning', bps: 252n }, '2.52% fee on transfers.', TRANSFER],
  ],
  transferPaused: [
    [{ topic: 'transfer', verdict: 'warning' }, 'A transfer fails right after the buy, but works later.', TRANSFER],
  ],
  holdMelts: [
    [{ topic: 'hold', verdict: 'danger', later, bps: 5_000n }, 'Balances shrink on their own: by 50%.', BALANCES],
  ],
  holdStays: [
    [{ topic: 'hold', verdict: 'fine', later }, 'Balances didn’t change on their own over 90 days.', BALANCES],
  ],
  sizeUnlimited: [
    [{ topic: 'size', verdict: 'fine', bps: 1_000n }, 'No limit found: we could buy 10% of the supply at once.', SIZES],
  ],
  sizeLimited: [
    [
      { topic: 'size', verdict: 'warning', limit: 'holding', bps: 193n },
      'An account can’t hold more than about 1.93% of the supply.',
      SIZES,
    ],
    [
      { topic: 'size', verdict: 'warning', limit: 'moving', bps: 93n },
      'An account can’t move more than about 0.93% of the supply at once.',
      SIZES,
    ],
  ],
  lockWorks: [[{ topic: 'lock', verdict: 'fine' }, 'Works with RAB locks: everything that went in came out.', LOCK]],
  lockLoses: [
    [{ topic: 'lock', verdict: 'warning', bps: 1n }, 'Loses tokens with RAB locks: less came out than went in.', LOCK],
  ],
  lockRefused: [
    [{ topic: 'lock', verdict: 'warning', error: null }, 'Doesn’t work with RAB locks. Reason: none given', LOCK],
  ],
  saleWorks: [
    [
      { topic: 'sale', verdict: 'fine', sale: 'RAB Grow' },
      'Works with a RAB Grow: everything that went in came out.',
      SALE,
    ],
  ],
  saleLoses: [
    [
      { topic: 'sale', verdict: 'warning', sale: 'RAB Sale', bps: 1n },
      'Loses tokens with a RAB Sale: less came out than went in.',
      SALE,
    ],
  ],
  saleRefused: [
    [
      { topic: 'sale', verdict: 'warning', sale: 'RAB Sale', error: new Error('blocked') },
      'Doesn’t work with a RAB Sale. Reason: blocked',
      SALE,
    ],
    [
      { topic: 'sale', verdict: 'warning', sale: 'RAB Grow', error: { data: INEXACT_TRANSFER } },
      'Doesn’t work with a RAB Grow. Reason: The token charges a transfer fee. Exclude this contract from the fee first.',
      SALE,
    ],
  ],
  holdersUnseen: [
    [
      { ...holders, verdict: 'unknown', bps: 3_800n, shares: [] },
      'We couldn’t determine who the largest holders are: 38% of the supply is in accounts we didn’t see.',
      TOLD,
    ],
    [
      { ...holders, verdict: 'unknown', bps: 3_800n, shares: [200n, 100n] },
      'We couldn’t determine who the largest holders are: 38% of the supply is in accounts we didn’t see. The largest accounts we saw hold 2% and 1%.',
      TOLD,
    ],
    [
      { ...holders, verdict: 'unknown', bps: 3_800n, shares: [200n] },
      'We couldn’t determine who the largest holders are: 38% of the supply is in accounts we didn’t see. The largest account we saw holds 2%.',
      TOLD,
    ],
  ],
  holdersLargest: [
    [
      { ...holders, verdict: 'warning', bps: 9_984n, shares: [9_984n], large: 1 },
      'One account outside pools and locks holds 99.84%.',
      TOLD,
    ],
    [
      { ...holders, verdict: 'warning', bps: 9_984n, shares: [9_984n, 15n], large: 1 },
      'One account outside pools and locks holds 99.84%. The next largest holds 0.15%.',
      TOLD,
    ],
    [
      { ...holders, verdict: 'warning', bps: 3_200n, shares: [3_200n, 2_000n, 600n], large: 1 },
      'One account outside pools and locks holds 32%. The next largest hold 20% and 6%.',
      TOLD,
    ],
    [
      { ...holders, verdict: 'warning', bps: 3_200n, shares: [3_200n, 2_001n], large: 2 },
      '2 accounts outside pools and locks hold 32% and 20.01%.',
      TOLD,
    ],
    [
      { ...holders, verdict: 'fact', bps: 2_000n, shares: [2_000n], large: 0 },
      'The largest holder outside pools and locks holds 20%.',
      TOLD,
    ],
    [
      { ...holders, verdict: 'fact', bps: 900n, shares: [900n, 600n, 5n], large: 0 },
      'The largest holders outside pools and locks hold 9%, 6%, and 0.05%.',
      TOLD,
    ],
  ],
  holdersNone: [[{ ...holders, verdict: 'fact' }, 'All of the supply is in pools, locked or burned.', TOLD]],
  lockedMissing: [
    [
      { topic: 'locked', verdict: 'danger', promised: 2n, held: 1n },
      'The lock contract holds less than it should: the balance shrinks, or someone removed tokens.',
      'Read from our lock contract and the token',
    ],
  ],
  lockedParts: [
    [
      {
        topic: 'locked',
        verdict: 'fact',
        bps: 0n,
        parts: [{ of: 'supply', lockedBps: 0n, freeBps: 0n, until: null }],
      },
      '0% of the supply is locked here. We don’t see locks on other platforms.',
      ASKED,
    ],
    [
      {
        topic: 'locked',
        verdict: 'warning',
        bps: 400n,
        parts: [
          { of: 'supply', lockedBps: 400n, freeBps: 600n, until: 4_000_000_000n },
          { of: 'liquidity', lockedBps: 9_000n, freeBps: 1_000n, until: null },
        ],
      },
      '4% of the supply is locked here, first unlock 2096-10-02 07:06 UTC. 90% of its pool’s liquidity is locked or burned. Other locks are past their date: their owners can withdraw 6% of the supply and 10% of its pool’s liquidity now. We don’t see locks on other platforms.',
      ASKED,
    ],
  ],
  burnedPart: [
    [
      { topic: 'burned', verdict: 'fact', bps: 200n },
      '2% of the supply is burned.',
      'Balances of the zero address and the usual burn address',
    ],
  ],
  pooledPart: [
    [
      { topic: 'pools', verdict: 'fact', bps: 5_000n, pools: 1, native: 10n ** 19n },
      '50% of the supply is in one pool, with 10 of the network’s coin in the largest.',
      'Reserves of its pairs on known exchanges',
    ],
    [
      { topic: 'pools', verdict: 'fact', bps: 5_000n, pools: 2, native: null },
      '50% of the supply is in 2 pools.',
      'Reserves of its pairs on known exchanges',
    ],
  ],
  pooledNowhere: [
    [
      { topic: 'pools', verdict: 'fact' },
      'It has no pool on the exchanges we know.',
      'Reserves of its pairs on known exchanges',
    ],
  ],
  positionsLocked: [
    [
      {
        topic: 'positions',
        verdict: 'fact',
        pools: [{ ...V3_POOL, until: 4_000_000_000n }],
        unseen: 0n,
      },
      'Of its V3 pool with a 0.3% fee, 90% is locked at today’s price, and at least 50% from half to double the price. First unlock 2096-10-02 07:06 UTC. We don’t see V3 pools where nothing is locked here.',
      POSITION_LOCKS,
    ],
    [
      {
        topic: 'positions',
        verdict: 'unknown',
        pools: [V3_POOL, { ...V3_POOL, isCurrency: false }],
        unseen: 1_200n,
      },
      'Of its V3 pool with a 0.3% fee, 90% is locked for good at today’s price, and at least 50% from half to double the price. 1 more V3 pool has locked liquidity; it may be with a token that is worth nothing. We don’t see V3 pools where nothing is locked here. We didn’t check 1,200 older locks.',
      POSITION_LOCKS,
    ],
  ],
  positionsNone: [
    [
      { topic: 'positions', verdict: 'fact', unseen: 0n },
      'None of its V3 liquidity is locked here. We don’t see V3 pools where nothing is locked here.',
      POSITION_LOCKS,
    ],
  ],
  liquidityNone: [
    [
      { topic: 'liquidity', verdict: 'fact' },
      'It has no V2 pool, so there’s no V2 liquidity that could be locked.',
      'Reserves of its pairs on known exchanges',
    ],
  ],
  liquidityPlaces: [
    [
      {
        topic: 'liquidity',
        verdict: 'unknown',
        pair: SOMEBODY,
        places: [
          { kind: 'burned', bps: 1_000n },
          { kind: 'ownLock', bps: 5_050n },
          { kind: 'contract', bps: 950n },
          { kind: 'account', bps: 2_000n },
          { kind: 'unseen', bps: 1_000n },
        ],
        since: 77n,
      },
      'Of its largest pool’s liquidity: 10% burned, 50.5% in RAB locks, 9.5% in other contracts, 20% in wallets, which can withdraw it at any time, and 10% where we couldn’t see it.',
      `Balances of all accounts in the transfers of the pair ${SOMEBODY} since block 77`,
    ],
    [
      { topic: 'liquidity', verdict: 'fact', pair: SOMEBODY, places: [{ kind: 'burned', bps: 10_000n }], since: null },
      'Of its largest pool’s liquidity: 100% burned.',
      `Balances of known accounts in the pair ${SOMEBODY}. The network node gives no transfer history`,
    ],
  ],
  lockersNone: [
    [
      { topic: 'locker', verdict: 'fact' },
      'No contract holds its pool’s liquidity, so no lock does.',
      'Accounts in the pair’s transfers',
    ],
  ],
  lockerOwn: [
    [
      { ...locker, verdict: 'fine' },
      `Nobody can open a RAB lock before its date: the contract has no owner, isn’t a proxy and has no such function. ${HOLDS}`,
      'Address and code of our lock contract',
    ],
  ],
  lockerCopy: [
    [
      { ...locker, verdict: 'unknown' },
      `This contract has the code of RAB locks, but isn’t ours. We couldn’t determine what was done before. ${HOLDS}`,
      'Simulated: every function in its code, alone and in pairs',
    ],
  ],
  lockerOpens: [
    [
      { ...opens, who: 'anybody', way: { by: 'function', function: withdraw, after: null } },
      `Anyone can take 100% of what this contract holds now. ${HOLDS}`,
      'Simulated: a call of withdraw(uint256)',
    ],
    [
      { ...opens, who: 'owner', way: { by: 'fallback' } },
      `Its owner can take 100% of what this contract holds now. ${HOLDS}`,
      'Simulated: a call that names no function',
    ],
    [
      { ...opens, who: 'accountInContract', way: { by: 'allowance', function: null } },
      `An account that the contract names can take 100% of what it holds now. ${HOLDS}`,
      'Read from the pair: the contract lets an account take the liquidity',
    ],
    [
      { ...opens, who: 'owner', way: { by: 'allowance', function: flag } },
      `Its owner can take 100% of what this contract holds now. ${HOLDS}`,
      'Simulated: a call of unknown function 0x6fdca5e0, which lets an account take the liquidity',
    ],
    ...(
      [
        ['anybody', 'by anyone'],
        ['owner', 'by the owner'],
        ['depositor', 'by the account that locked it'],
        ['accountInContract', 'by an account that the contract names'],
      ] as const
    ).map(
      ([who, by]): Line<'lockerOpens'> => [
        { ...opens, who: 'depositor', way: { by: 'function', function: withdraw, after: { function: flag, who } } },
        `The account that locked it can take 100% of what this contract holds now. ${HOLDS}`,
        `Simulated: a call of unknown function 0x6fdca5e0 ${by}, then of withdraw(uint256)`,
      ],
    ),
  ],
  lockerReplaceable: [
    [
      { ...locker, verdict: 'danger', accounts: [SOMEBODY, SOMEBODY] },
      `The code of this contract can be replaced with any other, which can take everything. ${HOLDS}`,
      'Read from the contract’s code and the storage slots that proxies use',
    ],
  ],
  lockerNotOpened: [true, false].map((hasOwner) => [
    { ...locker, verdict: 'unknown', functions: 12, callers: 3, hasOwner },
    `Nobody found a way to open this contract. This doesn’t prove that none exists.${hasOwner ? ' It has an owner.' : ''} ${HOLDS}`,
    'Simulated: its 12 functions as 3 accounts, alone and in pairs',
  ]),
  lockerUndetermined: (
    [
      ['proxy', 'It runs another contract’s code, and we couldn’t find out who can change it'],
      ['delegates', 'It runs other contracts’ code as its own'],
      ['destroys', 'Its code contains a self-destruct instruction'],
      ['allows', 'It has let another contract take the liquidity'],
      ['noFunctions', 'We found no function in its code'],
      ['manyFunctions', 'It has more functions than we try'],
      ['manySteps', 'It has more combinations of functions than we try'],
      ['eth_simulateV1', 'The network node didn’t run the simulation'],
      ['eth_getLogs', 'The network node gives no transfer history'],
      ['eth_call', 'The network node didn’t respond'],
    ] as const
  ).map(([reason, how]) => [
    { ...locker, verdict: 'unknown', reason },
    `We couldn’t determine who can open this contract. ${HOLDS}`,
    how,
  ]),
  lockersUntried: [
    [
      { topic: 'locker', verdict: 'unknown', bps: 50n, count: 1 },
      '1 smaller contract holds 0.5% of the pool’s liquidity. We didn’t check who can open it.',
      'Accounts in the pair’s transfers',
    ],
    [
      { topic: 'locker', verdict: 'unknown', bps: 50n, count: 2 },
      '2 smaller contracts hold 0.5% of the pool’s liquidity. We didn’t check who can open them.',
      'Accounts in the pair’s transfers',
    ],
  ],
  undetermined: (
    [
      [
        'positions',
        'noLocker',
        'We couldn’t determine what of its V3 liquidity is locked.',
        'RAB locks aren’t available on this network',
      ],
      ['liquidity', 'noAmount', 'We couldn’t determine where its liquidity is.', 'The token returned no amount'],
      [
        'locker',
        'eth_call',
        'This network node can’t check who can open the contracts with its liquidity.',
        'The network node didn’t respond',
      ],
      [
        'buy',
        'eth_simulateV1',
        'This network node can’t check whether it can be bought.',
        'The network node didn’t run the simulation',
      ],
      [
        'sell',
        'noPool',
        'We couldn’t determine whether it can be sold.',
        'It has no pool on known exchanges, and we couldn’t simulate one',
      ],
      [
        'transfer',
        'noHolder',
        'We couldn’t determine what a transfer costs.',
        'We found no holder to simulate transfers with',
      ],
      [
        'hold',
        'holderCannotGive',
        'We couldn’t determine whether balances change on their own.',
        'The largest holder we found couldn’t transfer it',
      ],
      [
        'size',
        'noPool',
        'We couldn’t determine how much an account can hold or move.',
        'It has no pool on known exchanges, and we couldn’t simulate one',
      ],
      [
        'lock',
        'eth_getLogs',
        'This network node can’t check whether it works with RAB locks.',
        'The network node gives no transfer history',
      ],
      [
        'holders',
        'eth_getLogs',
        'This network node can’t check who the largest holders are.',
        'The network node gives no transfer history',
      ],
      ['locked', 'noLocker', 'We couldn’t determine how much is locked.', 'RAB locks aren’t available on this network'],
      ['burned', 'noAmount', 'We couldn’t determine how much is burned.', 'The token returned no amount'],
      ['pools', 'eth_call', 'This network node can’t check how much is in pools.', 'The network node didn’t respond'],
    ] as const
  ).map(([topic, reason, says, how]) => [{ topic, verdict: 'unknown', reason }, says, how]),
  saleUndetermined: [
    [
      { topic: 'sale', verdict: 'unknown', reason: 'eth_simulateV1', sale: 'RAB Sale' },
      'This network node can’t check whether it works with a RAB Sale.',
      'The network node didn’t run the simulation',
    ],
  ],
};

const sentenceOf = <Code extends FindingCode>(code: Code, facts: Facts<Code>) =>
  findingSentence({ code, ...facts } as Finding<Code>);

describe('every code of the check has its words [HSE-02]', () => {
  it.each(Object.keys(LINES) as FindingCode[])('%s', (code) => {
    expect(LINES[code].length).toBeGreaterThan(0);
    for (const [facts, says, how] of LINES[code]) expect(sentenceOf(code, facts)).toEqual({ says, how });
  });
});
