import { describe, expect, it } from '@jest/globals';
import type { Finding, FindingCode } from '@rab/token-risk';
import { findingSentence } from './findingSentences.ts';

const SOMEBODY = `0x${'1'.repeat(40)}` as const;
const pool = { exchange: 'PancakeSwap', pair: SOMEBODY } as const;
const IN_POOL = `in its pool on PancakeSwap, ${SOMEBODY}`;
const made = { exchange: 'PancakeSwap', pair: null } as const;
const IN_MADE = 'in a pool on PancakeSwap that was made for the trial alone, as there is none yet';
const later = [7_200, 86_400, 604_800, 7_776_000];
const SALES = 'Tried: sales in the block after the purchase and 2 hours, a day, 7 days, 90 days later';
const BALANCES = 'Tried: a balance was looked at 2 hours, a day, 7 days, 90 days later';
const STORAGE = 'Read from its code and the places of storage where proxies keep it';
const TRANSFER = 'Tried: a transfer between two accounts that nobody knows, at once and a day later';
const SIZES = 'Tried: purchases of several sizes, and the same in two halves';
const SALE = 'Tried: a sale was created, filled by a deposit, brought to its end, and claimed from';
const LOCK = 'Tried: locked for an hour, and unlocked then';
const CALLED = 'was called and a holder’s transfer and sale were tried before and after';
/** The selector of `InexactTransfer(address,uint256,uint256)`. */
const INEXACT_TRANSFER = '0x495a9962';
const OWNER = 'Asked of the token itself: owner() or getOwner()';
const ROLES = ' Its powers are given to roles; who has them could not be determined.';
const TOLD = 'Balances of everybody in its transfers since block 77';
const ASKED = 'Asked of our lock, of the token and of the pair';

type Facts<Code extends FindingCode> = Omit<Finding<Code>, 'code'>;
type Line<Code extends FindingCode> = [facts: Facts<Code>, says: string, how: string];

const power = { topic: 'mint', verdict: 'danger', by: 'owner', functions: [] } as const;
const owner = { topic: 'owner', verdict: 'fact', accounts: [SOMEBODY] } as const;
const sell = { topic: 'sell', verdict: 'danger', pool, later } as const;
const holders = { topic: 'holders', accounts: [], since: 77n } as const;

/** Every code, with the words that a person reads. */
const LINES: { [Code in FindingCode]: Line<Code>[] } = {
  ownerUnnamed: [false, true].map((hasRoles) => [
    { topic: 'owner', verdict: 'unknown', hasRoles },
    `Whether anybody owns it could not be determined: it names no owner.${hasRoles ? ROLES : ''}`,
    OWNER,
  ]),
  ownerRenounced: [
    [
      { topic: 'owner', verdict: 'fact', hasRoles: false },
      'It says that its ownership was given up. That is its own word alone.',
      OWNER,
    ],
  ],
  ownerNamed: [
    [{ ...owner, hasRoles: false }, 'It has an owner.', OWNER],
    [{ ...owner, hasRoles: true }, `It has an owner.${ROLES}`, OWNER],
  ],
  upgradeHidden: [
    [
      { topic: 'upgrade', verdict: 'unknown' },
      'It runs other code as its own that it finds in a place of its own: who can change it could not be determined.',
      'Read from its code',
    ],
  ],
  upgradeByDestruction: [
    [{ topic: 'upgrade', verdict: 'warning' }, 'It can destroy itself, and other code could take its place.', STORAGE],
  ],
  upgradeImpossible: [
    [
      { topic: 'upgrade', verdict: 'fine' },
      'Its code cannot be replaced: it is no proxy and runs no other code as its own.',
      'Read from its code',
    ],
  ],
  upgradeImpossibleForCopy: [
    [
      { topic: 'upgrade', verdict: 'fine', accounts: [SOMEBODY] },
      'It is a copy of another contract for ever: it cannot be pointed elsewhere.',
      'Read from its code (EIP-1167)',
    ],
  ],
  upgraderUnknown: [
    [
      { topic: 'upgrade', verdict: 'warning', accounts: [SOMEBODY] },
      'It is a proxy for other code. Who can replace that could not be determined.',
      STORAGE,
    ],
  ],
  upgraderNobody: [
    [
      { topic: 'upgrade', verdict: 'fact' },
      'It is a proxy, and nobody owns what could replace its code any more.',
      STORAGE,
    ],
  ],
  upgradePossible: [true, false].map((isTried) => [
    { topic: 'upgrade', verdict: 'danger', accounts: [SOMEBODY], isTried },
    'Somebody can replace its code by any other, and with it everything below.',
    isTried ? 'Tried: the same code was put in its place (ERC-1967, UUPS)' : STORAGE,
  ]),
  destructible: [
    [
      { topic: 'destroy', verdict: 'warning' },
      'Its code has the instruction by which a contract destroys itself. Who can reach it could not be determined.',
      'Read from its code',
    ],
  ],
  destructibleUnknown: [
    [
      { topic: 'destroy', verdict: 'unknown' },
      'Whether it can destroy itself could not be determined: its code is elsewhere.',
      'Read from its code',
    ],
  ],
  indestructible: [
    [
      { topic: 'destroy', verdict: 'fine' },
      'It cannot destroy itself: its code has no instruction for it.',
      'Read from its code',
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
      'Its owner can make new tokens.',
      `Tried: mint(address,uint256), a function of unknown name, 0xac5d08d8 ${CALLED}`,
    ],
    [
      { ...power, by: 'anybody', effect: { does: 'takes' } },
      'Anybody can take what somebody holds, or make it less.',
      `Tried:  ${CALLED}`,
    ],
    [
      { ...power, by: 'accountInStorage', effect: { does: 'stops', what: 'transfers' } },
      'Somebody who stands in its storage can keep holders from moving theirs.',
      `Tried:  ${CALLED}`,
    ],
    [
      { ...power, effect: { does: 'stops', what: 'sales' } },
      'Its owner can keep holders from selling theirs.',
      `Tried:  ${CALLED}`,
    ],
    [
      { ...power, effect: { does: 'opens' } },
      'Its owner can decide when holders may move theirs, and has not let them yet.',
      `Tried:  ${CALLED}`,
    ],
    [
      { ...power, effect: { does: 'charges', bps: 550n } },
      'Its owner can raise what a transfer or a sale costs to 5.5% and maybe more.',
      `Tried:  ${CALLED}`,
    ],
    [
      { ...power, effect: { does: 'chargesAll' } },
      'Its owner can raise what a transfer or a sale costs until nothing is left of it.',
      `Tried:  ${CALLED}`,
    ],
  ],
  powerNamed: [
    [
      { topic: 'mint', verdict: 'warning', signatures: ['mint(uint256)', 'issue(uint256)'] },
      'Its code has what is used to make new tokens. Who can do so could not be determined.',
      'Read from its code: mint(uint256), issue(uint256)',
    ],
  ],
  powerNotFound: (
    [
      ['mint', 'make new tokens'],
      ['pause', 'stop all transfers'],
      ['block', 'keep single accounts from moving theirs'],
      ['fees', 'change what a transfer or a trade costs'],
      ['limits', 'change how much can be moved or held'],
      ['balances', 'change what others hold'],
    ] as const
  ).map(([topic, what], index) => [
    { topic, verdict: 'unknown', isTried: index > 0 },
    `No function was found to ${what}. That is no proof that there is none.`,
    index > 0
      ? 'Every function of its code was tried, as its owner and as a stranger'
      : 'Read from its code, by known names only',
  ]),
  buyRefused: [
    [
      { topic: 'buy', verdict: 'danger', pool },
      'Nobody can buy it now: even a small purchase is refused.',
      `Tried: a purchase by an account that nobody knows, ${IN_POOL}`,
    ],
  ],
  buyCosts: [
    [
      { topic: 'buy', verdict: 'fine', pool: made, bps: 0n },
      'A purchase takes nothing away.',
      `Tried: a purchase by an account that nobody knows, ${IN_MADE}`,
    ],
    [
      { topic: 'buy', verdict: 'warning', pool, bps: 500n },
      'A purchase takes 5% of it away.',
      `Tried: a purchase by an account that nobody knows, ${IN_POOL}`,
    ],
  ],
  sellRefused: [[sell, 'It cannot be sold: every sale is refused.', `${SALES}, ${IN_POOL}`]],
  sellCloses: [
    [
      { ...sell, after: 7_200 },
      'It can be sold at first, but 2 hours after the purchase a sale is refused.',
      `${SALES}, ${IN_POOL}`,
    ],
    [
      { ...sell, after: 86_400 },
      'It can be sold at first, but a day after the purchase a sale is refused.',
      `${SALES}, ${IN_POOL}`,
    ],
    [
      { ...sell, after: 604_800 },
      'It can be sold at first, but 7 days after the purchase a sale is refused.',
      `${SALES}, ${IN_POOL}`,
    ],
  ],
  sellTooLarge: [
    [
      { ...sell, bps: 2_000n },
      'What can be bought at once cannot be sold at once: a sale of 20% of the pool is refused.',
      `${SALES}, ${IN_POOL}`,
    ],
  ],
  sellCosts: [
    [{ ...sell, pool: made, bps: 4_999n }, 'A sale takes 49.99% of it away.', `${SALES}, ${IN_MADE}`],
    [{ ...sell, bps: 5_000n }, 'A sale takes 50% of it away. Almost nothing of it arrives.', `${SALES}, ${IN_POOL}`],
  ],
  sellPaused: [
    [
      { ...sell, verdict: 'warning' },
      'Right after the purchase a sale is refused, later it is not.',
      `${SALES}, ${IN_POOL}`,
    ],
  ],
  transferRefused: [
    [{ topic: 'transfer', verdict: 'danger' }, 'It cannot be given to anybody: a transfer is refused.', TRANSFER],
  ],
  transferCloses: [
    [
      { topic: 'transfer', verdict: 'danger' },
      'A day after it was bought it cannot be given to anybody any more.',
      TRANSFER,
    ],
  ],
  transferCosts: [
    [{ topic: 'transfer', verdict: 'fine', bps: 0n }, 'A transfer takes nothing away.', TRANSFER],
    [{ topic: 'transfer', verdict: 'warning', bps: 252n }, 'A transfer takes 2.52% of it away.', TRANSFER],
  ],
  transferPaused: [
    [
      { topic: 'transfer', verdict: 'warning' },
      'Right after the purchase a transfer is refused, later it is not.',
      TRANSFER,
    ],
  ],
  holdMelts: [
    [
      { topic: 'hold', verdict: 'danger', later, bps: 5_000n },
      'What somebody holds gets less by itself: by 50%.',
      BALANCES,
    ],
  ],
  holdStays: [
    [
      { topic: 'hold', verdict: 'fine', later },
      'What somebody holds stays the same for 90 days of doing nothing.',
      BALANCES,
    ],
  ],
  sizeUnlimited: [
    [
      { topic: 'size', verdict: 'fine', bps: 1_000n },
      'No limit was met: 10% of the supply could be bought at once.',
      SIZES,
    ],
  ],
  sizeLimited: [
    [
      { topic: 'size', verdict: 'warning', limit: 'holding', bps: 193n },
      'Nobody can hold more than about 1.93% of the supply.',
      SIZES,
    ],
    [
      { topic: 'size', verdict: 'warning', limit: 'moving', bps: 93n },
      'Nobody can move more than about 0.93% of the supply at once.',
      SIZES,
    ],
  ],
  lockWorks: [[{ topic: 'lock', verdict: 'fine' }, 'It works with our lock: all that went in came out.', LOCK]],
  lockLoses: [
    [{ topic: 'lock', verdict: 'warning', bps: 1n }, 'What comes out of our lock is less than what went in.', LOCK],
  ],
  lockRefused: [
    [
      { topic: 'lock', verdict: 'warning', error: null },
      'It does not work with our lock. The reason it gave: it was refused without a reason',
      LOCK,
    ],
  ],
  saleWorks: [
    [
      { topic: 'sale', verdict: 'fine', sale: 'RAB Grow' },
      'It works with our sale (RAB Grow): all that went in came out.',
      SALE,
    ],
  ],
  saleLoses: [
    [
      { topic: 'sale', verdict: 'warning', sale: 'RAB Sale', bps: 1n },
      'What comes out of our sale (RAB Sale) is less than what went in.',
      SALE,
    ],
  ],
  saleRefused: [
    [
      { topic: 'sale', verdict: 'warning', sale: 'RAB Sale', error: new Error('blocked') },
      'It does not work with our sale (RAB Sale). The reason it gave: blocked',
      SALE,
    ],
    [
      { topic: 'sale', verdict: 'warning', sale: 'RAB Grow', error: { data: INEXACT_TRANSFER } },
      'It does not work with our sale (RAB Grow). The reason it gave: The token takes a fee on transfers. Exclude this contract from its fees first.',
      SALE,
    ],
  ],
  holdersUnseen: [
    [
      { ...holders, verdict: 'unknown', bps: 3_800n, shares: [] },
      'Who the largest holders are could not be determined: 38% of the supply is with accounts that were not seen.',
      TOLD,
    ],
    [
      { ...holders, verdict: 'unknown', bps: 3_800n, shares: [200n, 100n] },
      'Who the largest holders are could not be determined: 38% of the supply is with accounts that were not seen. The largest that were hold 2%, 1%.',
      TOLD,
    ],
  ],
  holdersLargest: [
    [
      { ...holders, verdict: 'warning', bps: 3_200n, shares: [3_200n, 600n] },
      'The largest holders besides pools and locks have 32%, 6%.',
      TOLD,
    ],
  ],
  holdersNone: [[{ ...holders, verdict: 'fact' }, 'All of it is in pools, locked or burned.', TOLD]],
  lockedMissing: [
    [
      { topic: 'locked', verdict: 'danger', promised: 2n, held: 1n },
      'The lock holds less of it than it has locked: somebody took it out, or it melts.',
      'Asked of our lock and of the token',
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
      '0% of the supply is locked with us. Locks of others are not seen.',
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
      '4% of the supply is locked with us, the first of it until 2096-10-02 07:06 UTC, and 90% of its pool’s liquidity is locked or burned. The time of other locks has come: their owners can take out 6% of the supply and 10% of its pool’s liquidity now. Locks of others are not seen.',
      ASKED,
    ],
  ],
  burnedPart: [
    [
      { topic: 'burned', verdict: 'fact', bps: 200n },
      '2% of the supply lies at addresses that belong to nobody.',
      'Balances of the zero address and of the usual burn address',
    ],
  ],
  pooledPart: [
    [
      { topic: 'pools', verdict: 'fact', bps: 5_000n, pools: 1, native: 10n ** 19n },
      '50% of the supply is in one pool, beside 10 of the chain’s own currency in the largest.',
      'Reserves of its pairs on the configured exchanges',
    ],
    [
      { topic: 'pools', verdict: 'fact', bps: 5_000n, pools: 2, native: null },
      '50% of the supply is in 2 pools.',
      'Reserves of its pairs on the configured exchanges',
    ],
  ],
  pooledNowhere: [
    [
      { topic: 'pools', verdict: 'fact' },
      'There is no pool of it on the exchanges that are known here.',
      'Reserves of its pairs on the configured exchanges',
    ],
  ],
  undetermined: (
    [
      [
        'buy',
        'eth_simulateV1',
        'Whether it can be bought could not be checked by this node.',
        'The node was asked to try it and did not',
      ],
      [
        'sell',
        'noPool',
        'Whether it can be sold could not be determined.',
        'It has no pool on the configured exchanges, and none could be made for the trial',
      ],
      [
        'transfer',
        'noHolder',
        'What a transfer costs could not be determined.',
        'Nobody was found who has it and could give it away',
      ],
      [
        'hold',
        'holderCannotGive',
        'Whether a balance stays what it is could not be determined.',
        'The largest holder that was found could not give it away',
      ],
      [
        'size',
        'noPool',
        'How much can be moved or held could not be determined.',
        'It has no pool on the configured exchanges, and none could be made for the trial',
      ],
      [
        'lock',
        'eth_getLogs',
        'Whether it works with our lock could not be checked by this node.',
        'The node gives no records of its transfers',
      ],
      [
        'holders',
        'eth_getLogs',
        'Who the largest holders are could not be checked by this node.',
        'The node gives no records of its transfers',
      ],
      ['locked', 'noLocker', 'How much is locked could not be determined.', 'There is no lock of ours on this chain'],
      ['burned', 'noAmount', 'How much is burned could not be determined.', 'It was asked and gave no amount'],
      [
        'pools',
        'eth_call',
        'What is in pools could not be checked by this node.',
        'The node was asked and did not answer',
      ],
    ] as const
  ).map(([topic, reason, says, how]) => [{ topic, verdict: 'unknown', reason }, says, how]),
  saleUndetermined: [
    [
      { topic: 'sale', verdict: 'unknown', reason: 'eth_simulateV1', sale: 'RAB Sale' },
      'Whether it works with our sale (RAB Sale) could not be checked by this node.',
      'The node was asked to try it and did not',
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
