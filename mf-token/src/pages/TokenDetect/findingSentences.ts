import { basisPointsToPercent, formatAmount } from '@rab/contracts';
import { describeError } from '@rab/contracts/errors';
import { utcText } from '@rab/contracts/lock';
import type { Finding, FindingCode } from '@rab/token-risk';
import { POWERS } from './pendingSentence.ts';

/** An answer of the check in words that need no knowledge of contracts, and how it was found. */
export interface FindingSentence {
  says: string;
  how: string;
}

const percent = (bps: bigint): string => `${basisPointsToPercent(bps)}%`;

const span = (seconds: number): string =>
  seconds < 86_400 ? `${seconds / 3_600} hours` : seconds === 86_400 ? 'a day' : `${seconds / 86_400} days`;
const spans = (all: readonly number[]): string => all.map(span).join(', ');

const CODE = 'Read from the token’s code';
const STORAGE = 'Read from the token’s code and the storage slots that proxies use';

/** Of who owns it. */
const OWNER = 'Asked the token: owner() or getOwner()';
const ofRoles = ({ hasRoles }: { hasRoles: boolean }): string =>
  hasRoles ? ' It gives powers to roles. We couldn’t find out who has them.' : '';

const CALLERS: Readonly<Record<Finding<'powerProven'>['by'], string>> = {
  anybody: 'Anyone',
  owner: 'The owner',
  accountInStorage: 'An account named in the token’s storage',
};

function effectText(effect: Finding<'powerProven'>['effect']): string {
  switch (effect.does) {
    case 'makes':
      return 'make new tokens';
    case 'takes':
      return 'take or reduce holders’ balances';
    case 'stops':
      return effect.what === 'transfers' ? 'stop holders from transferring' : 'stop holders from selling';
    case 'opens':
      return 'decide when holders can transfer, and hasn’t allowed it yet';
    case 'charges':
      return `raise the fee on transfers or sells to ${percent(effect.bps)}, and maybe more`;
    case 'chargesAll':
      return 'raise the fee on transfers or sells until nothing is left';
  }
}

/** From here on nearly nothing is left of what is traded, basis points. */
const MOST_GONE = 5_000n;

/** What a movement costs. */
function costText(act: string, { bps }: { bps: bigint }): string {
  if (bps === 0n) return `No fee on ${act}.`;
  return `${percent(bps)} fee on ${act}.${bps >= MOST_GONE ? ' At least half of it doesn’t arrive.' : ''}`;
}

/** Where something was tried. */
const placeOf = ({ exchange, pair }: Finding<'buyCosts'>['pool']): string =>
  pair === null ? `in a simulated pool on ${exchange}, because it has none yet` : `in its pool on ${exchange}, ${pair}`;

const bought = ({ pool }: Finding<'buyCosts' | 'buyRefused'>): string =>
  `Simulated: a buy from a new account, ${placeOf(pool)}`;
const sold = ({ pool, later }: Finding<'sellCosts' | 'sellRefused' | 'sellCloses' | 'sellTooLarge' | 'sellPaused'>) =>
  `Simulated: sells in the block after the buy and ${spans(later)} later, ${placeOf(pool)}`;
const GIVEN = 'Simulated: a transfer between two new accounts, at once and a day later';
const kept = ({ later }: Finding<'holdMelts' | 'holdStays'>): string =>
  `Simulated: a balance, checked ${spans(later)} later`;
const SIZED = 'Simulated: buys of several sizes, whole and in two halves';

const OUR_LOCK = 'RAB locks';
const LOCKED = 'Simulated: locked for an hour, then unlocked';
const ourSale = ({ sale }: { sale: string }): string => `a ${sale}`;
const SOLD_BY_US = 'Simulated: a sale from its creation through a deposit and its end to the claim';
const works = (what: string): string => `Works with ${what}: everything that went in came out.`;
const loses = (what: string): string => `Loses tokens with ${what}: less came out than went in.`;
const refuses = (what: string, { error }: { error: unknown }): string =>
  `Doesn’t work with ${what}. Reason: ${error === null ? 'none given' : describeError(error)}`;

const sharesText = ({ shares }: { shares: readonly bigint[] }): string => shares.map(percent).join(', ');
const transfers = ({ since }: { since: bigint }): string =>
  `Balances of all accounts in its transfers since block ${since}`;

type LockedPart = Finding<'lockedParts'>['parts'][number];
const PARTS: Readonly<Record<LockedPart['of'], { of: string; is: string }>> = {
  supply: { of: 'the supply', is: 'locked here' },
  liquidity: { of: 'its pool’s liquidity', is: 'locked or burned' },
};
function lockedText({ of, lockedBps, until }: LockedPart): string {
  const share = `${percent(lockedBps)} of ${PARTS[of].of} is ${PARTS[of].is}`;
  return until === null ? share : `${share}, first unlock ${utcText(until)}`;
}

function lockedTexts(parts: readonly LockedPart[]): string {
  const free = parts.filter(({ freeBps }) => freeBps > 0n);
  const warning = free.map(({ of, freeBps }) => `${percent(freeBps)} of ${PARTS[of].of}`).join(' and ');
  return [
    `${parts.map(lockedText).join(', and ')}.`,
    ...(warning ? [`Other locks are past their date: their owners can withdraw ${warning} now.`] : []),
    'We don’t see locks on other platforms.',
  ].join(' ');
}

const POOLED = 'Reserves of its pairs on known exchanges';

const WHATS: Readonly<Record<Finding<'undetermined'>['topic'], string>> = {
  buy: 'whether it can be bought',
  sell: 'whether it can be sold',
  transfer: 'what a transfer costs',
  hold: 'whether balances change on their own',
  size: 'how much an account can hold or move',
  lock: `whether it works with ${OUR_LOCK}`,
  holders: 'who the largest holders are',
  locked: 'how much is locked',
  burned: 'how much is burned',
  pools: 'how much is in pools',
};
type Reason = Finding<'undetermined'>['reason'];
const REASONS: Readonly<Record<Reason, { how: string; isOfNode?: true }>> = {
  eth_simulateV1: { how: 'The network node didn’t run the simulation', isOfNode: true },
  eth_getLogs: { how: 'The network node gives no transfer history', isOfNode: true },
  eth_call: { how: 'The network node didn’t respond', isOfNode: true },
  noPool: { how: 'It has no pool on known exchanges, and we couldn’t simulate one' },
  noHolder: { how: 'We found no holder to simulate transfers with' },
  holderCannotGive: { how: 'The largest holder we found couldn’t transfer it' },
  noAmount: { how: 'The token returned no amount' },
  noLocker: { how: 'RAB locks aren’t available on this network' },
};
const undetermined = (what: string, reason: Reason): FindingSentence => ({
  says: `${REASONS[reason].isOfNode ? 'This network node can’t check' : 'We couldn’t determine'} ${what}.`,
  how: REASONS[reason].how,
});

/** The words of every code: one without does not compile. */
export type FindingSentences = { readonly [Code in FindingCode]: (finding: Finding<Code>) => FindingSentence };

const SENTENCES: FindingSentences = {
  ownerUnnamed: (finding) => ({
    says: `We couldn’t determine whether it has an owner: it names none.${ofRoles(finding)}`,
    how: OWNER,
  }),
  ownerRenounced: (finding) => ({
    says: `The token says that its ownership was renounced. We can’t confirm it.${ofRoles(finding)}`,
    how: OWNER,
  }),
  ownerNamed: (finding) => ({ says: `The token has an owner.${ofRoles(finding)}`, how: OWNER }),

  upgradeHidden: () => ({
    says: 'It runs another contract’s code, stored in an unusual place. We couldn’t determine who can change it.',
    how: CODE,
  }),
  upgradeByDestruction: () => ({
    says: 'It can self-destruct, and other code could take its place.',
    how: STORAGE,
  }),
  upgradeImpossible: () => ({
    says: 'Its code can’t be replaced: it isn’t a proxy and doesn’t run another contract’s code.',
    how: CODE,
  }),
  upgradeImpossibleForCopy: () => ({
    says: 'Its code can’t be replaced: it’s a fixed copy (minimal proxy) of another contract.',
    how: `${CODE} (EIP-1167)`,
  }),
  upgraderUnknown: () => ({
    says: 'It’s a proxy for another contract’s code. We couldn’t determine who can replace that code.',
    how: STORAGE,
  }),
  upgraderNobody: () => ({
    says: 'It’s a proxy, but the contract that could replace its code no longer has an owner.',
    how: STORAGE,
  }),
  upgradePossible: ({ isTried }) => ({
    says: 'Its code can be replaced with any other, which can change every result below.',
    how: isTried ? 'Simulated: an upgrade to the same code (ERC-1967, UUPS)' : STORAGE,
  }),

  destructible: () => ({
    says: 'Its code contains a self-destruct instruction. We couldn’t determine who can trigger it.',
    how: CODE,
  }),
  destructibleUnknown: () => ({
    says: 'We couldn’t determine whether it can self-destruct: its code is in another contract.',
    how: CODE,
  }),
  indestructible: () => ({
    says: 'It can’t self-destruct: its code has no such instruction.',
    how: CODE,
  }),

  powerProven: ({ by, effect, functions }) => ({
    says: `${CALLERS[by]} can ${effectText(effect)}.`,
    how: `Simulated: a call of ${functions
      .map(({ signature, selector }) => signature ?? `unknown function ${selector}`)
      .join(', ')}, with a holder’s transfer and sell before and after`,
  }),
  powerNamed: ({ topic, signatures }) => ({
    says: `Its code has functions that usually ${POWERS[topic]}. We couldn’t determine who can use them.`,
    how: `${CODE}: ${signatures.join(', ')}`,
  }),
  powerNotFound: ({ topic, isTried }) => ({
    says: `We found no function to ${POWERS[topic]}. This doesn’t prove that none exists.`,
    how: isTried
      ? 'Simulated: every function in its code, as the owner and as a stranger'
      : `${CODE}, by known function names only`,
  }),

  buyRefused: (finding) => ({
    says: 'Nobody can buy it right now: even a small buy fails.',
    how: bought(finding),
  }),
  buyCosts: (finding) => ({ says: costText('buys', finding), how: bought(finding) }),
  sellRefused: (finding) => ({ says: 'It can’t be sold: every sell fails.', how: sold(finding) }),
  sellCloses: (finding) => ({
    says: `It can be sold at first, but a sell fails ${span(finding.after)} after the buy.`,
    how: sold(finding),
  }),
  sellTooLarge: (finding) => ({
    says: `You can’t sell as much at once as you can buy: a sell of ${percent(finding.bps)} of the pool fails.`,
    how: sold(finding),
  }),
  sellCosts: (finding) => ({ says: costText('sells', finding), how: sold(finding) }),
  sellPaused: (finding) => ({
    says: 'A sell fails right after the buy, but works later.',
    how: sold(finding),
  }),
  transferRefused: () => ({ says: 'It can’t be transferred: every transfer fails.', how: GIVEN }),
  transferCloses: () => ({
    says: 'It can’t be transferred a day after the buy.',
    how: GIVEN,
  }),
  transferCosts: (finding) => ({ says: costText('transfers', finding), how: GIVEN }),
  transferPaused: () => ({
    says: 'A transfer fails right after the buy, but works later.',
    how: GIVEN,
  }),
  holdMelts: (finding) => ({
    says: `Balances shrink on their own: by ${percent(finding.bps)}.`,
    how: kept(finding),
  }),
  holdStays: (finding) => ({
    says: `Balances didn’t change on their own over ${span(finding.later.at(-1) ?? 0)}.`,
    how: kept(finding),
  }),
  sizeUnlimited: ({ bps }) => ({
    says: `No limit found: we could buy ${percent(bps)} of the supply at once.`,
    how: SIZED,
  }),
  sizeLimited: ({ limit, bps }) => ({
    says:
      limit === 'holding'
        ? `An account can’t hold more than about ${percent(bps)} of the supply.`
        : `An account can’t move more than about ${percent(bps)} of the supply at once.`,
    how: SIZED,
  }),

  lockWorks: () => ({ says: works(OUR_LOCK), how: LOCKED }),
  lockLoses: () => ({ says: loses(OUR_LOCK), how: LOCKED }),
  lockRefused: (finding) => ({ says: refuses(OUR_LOCK, finding), how: LOCKED }),
  saleWorks: (finding) => ({ says: works(ourSale(finding)), how: SOLD_BY_US }),
  saleLoses: (finding) => ({ says: loses(ourSale(finding)), how: SOLD_BY_US }),
  saleRefused: (finding) => ({ says: refuses(ourSale(finding), finding), how: SOLD_BY_US }),

  holdersUnseen: (finding) => ({
    says: `We couldn’t determine ${WHATS.holders}: ${percent(finding.bps)} of the supply is in accounts we didn’t see.${
      finding.shares.length > 0 ? ` The largest accounts we saw hold ${sharesText(finding)}.` : ''
    }`,
    how: transfers(finding),
  }),
  holdersLargest: (finding) => ({
    says: `The largest holders outside pools and locks have ${sharesText(finding)}.`,
    how: transfers(finding),
  }),
  holdersNone: (finding) => ({ says: 'All of the supply is in pools, locked or burned.', how: transfers(finding) }),
  lockedMissing: () => ({
    says: 'The lock contract holds less than it should: the balance shrinks, or someone removed tokens.',
    how: 'Read from our lock contract and the token',
  }),
  lockedParts: ({ parts }) => ({
    says: lockedTexts(parts),
    how: 'Read from our lock contract, the token and the pair',
  }),
  burnedPart: ({ bps }) => ({
    says: `${percent(bps)} of the supply is burned.`,
    how: 'Balances of the zero address and the usual burn address',
  }),
  pooledPart: ({ bps, pools, native }) => ({
    says: `${percent(bps)} of the supply is in ${pools === 1 ? 'one pool' : `${pools} pools`}${
      native === null ? '' : `, with ${formatAmount(native, 18)} of the network’s coin in the largest`
    }.`,
    how: POOLED,
  }),
  pooledNowhere: () => ({ says: 'It has no pool on the exchanges we know.', how: POOLED }),

  undetermined: ({ topic, reason }) => undetermined(WHATS[topic], reason),
  saleUndetermined: (finding) => undetermined(`whether it works with ${ourSale(finding)}`, finding.reason),
};

/** What a finding says, and how it was found. */
export const findingSentence = <Code extends FindingCode>(finding: Finding<Code>): FindingSentence =>
  SENTENCES[finding.code](finding);
