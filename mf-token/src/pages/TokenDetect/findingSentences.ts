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

const CODE = 'Read from its code';
const STORAGE = 'Read from its code and the places of storage where proxies keep it';

/** Of who owns it. */
const OWNER = 'Asked of the token itself: owner() or getOwner()';
const ofRoles = ({ hasRoles }: { hasRoles: boolean }): string =>
  hasRoles ? ' Its powers are given to roles; who has them could not be determined.' : '';

const CALLERS: Readonly<Record<Finding<'powerProven'>['by'], string>> = {
  anybody: 'Anybody',
  owner: 'Its owner',
  accountInStorage: 'Somebody who stands in its storage',
};

function effectText(effect: Finding<'powerProven'>['effect']): string {
  switch (effect.does) {
    case 'makes':
      return 'make new tokens';
    case 'takes':
      return 'take what somebody holds, or make it less';
    case 'stops':
      return effect.what === 'transfers' ? 'keep holders from moving theirs' : 'keep holders from selling theirs';
    case 'opens':
      return 'decide when holders may move theirs, and has not let them yet';
    case 'charges':
      return `raise what a transfer or a sale costs to ${percent(effect.bps)} and maybe more`;
    case 'chargesAll':
      return 'raise what a transfer or a sale costs until nothing is left of it';
  }
}

/** From here on nearly nothing is left of what is traded, basis points. */
const MOST_GONE = 5_000n;

/** What a movement costs. */
function costText(act: string, { bps }: { bps: bigint }): string {
  if (bps === 0n) return `${act} takes nothing away.`;
  return `${act} takes ${percent(bps)} of it away.${bps >= MOST_GONE ? ' Almost nothing of it arrives.' : ''}`;
}

/** Where something was tried. */
const placeOf = ({ exchange, pair }: Finding<'buyCosts'>['pool']): string =>
  pair === null
    ? `in a pool on ${exchange} that was made for the trial alone, as there is none yet`
    : `in its pool on ${exchange}, ${pair}`;

const bought = ({ pool }: Finding<'buyCosts' | 'buyRefused'>): string =>
  `Tried: a purchase by an account that nobody knows, ${placeOf(pool)}`;
const sold = ({ pool, later }: Finding<'sellCosts' | 'sellRefused' | 'sellCloses' | 'sellTooLarge' | 'sellPaused'>) =>
  `Tried: sales in the block after the purchase and ${spans(later)} later, ${placeOf(pool)}`;
const GIVEN = 'Tried: a transfer between two accounts that nobody knows, at once and a day later';
const kept = ({ later }: Finding<'holdMelts' | 'holdStays'>): string =>
  `Tried: a balance was looked at ${spans(later)} later`;
const SIZED = 'Tried: purchases of several sizes, and the same in two halves';

const OUR_LOCK = 'our lock';
const LOCKED = 'Tried: locked for an hour, and unlocked then';
const ourSale = ({ sale }: { sale: string }): string => `our sale (${sale})`;
const SOLD_BY_US = 'Tried: a sale was created, filled by a deposit, brought to its end, and claimed from';
const works = (what: string): string => `It works with ${what}: all that went in came out.`;
const loses = (what: string): string => `What comes out of ${what} is less than what went in.`;
const refuses = (what: string, { error }: { error: unknown }): string =>
  `It does not work with ${what}. The reason it gave: ${error === null ? 'it was refused without a reason' : describeError(error)}`;

const sharesText = ({ shares }: { shares: readonly bigint[] }): string => shares.map(percent).join(', ');
const transfers = ({ since }: { since: bigint }): string =>
  `Balances of everybody in its transfers since block ${since}`;

type LockedPart = Finding<'lockedParts'>['parts'][number];
const PARTS: Readonly<Record<LockedPart['of'], { of: string; is: string }>> = {
  supply: { of: 'the supply', is: 'locked with us' },
  liquidity: { of: 'its pool’s liquidity', is: 'locked or burned' },
};
function lockedText({ of, lockedBps, until }: LockedPart): string {
  const share = `${percent(lockedBps)} of ${PARTS[of].of} is ${PARTS[of].is}`;
  return until === null ? share : `${share}, the first of it until ${utcText(until)}`;
}

function lockedTexts(parts: readonly LockedPart[]): string {
  const free = parts.filter(({ freeBps }) => freeBps > 0n);
  const warning = free.map(({ of, freeBps }) => `${percent(freeBps)} of ${PARTS[of].of}`).join(' and ');
  return [
    `${parts.map(lockedText).join(', and ')}.`,
    ...(warning ? [`The time of other locks has come: their owners can take out ${warning} now.`] : []),
    'Locks of others are not seen.',
  ].join(' ');
}

const POOLED = 'Reserves of its pairs on the configured exchanges';

const WHATS: Readonly<Record<Finding<'undetermined'>['topic'], string>> = {
  buy: 'Whether it can be bought',
  sell: 'Whether it can be sold',
  transfer: 'What a transfer costs',
  hold: 'Whether a balance stays what it is',
  size: 'How much can be moved or held',
  lock: `Whether it works with ${OUR_LOCK}`,
  holders: 'Who the largest holders are',
  locked: 'How much is locked',
  burned: 'How much is burned',
  pools: 'What is in pools',
};
type Reason = Finding<'undetermined'>['reason'];
const REASONS: Readonly<Record<Reason, { how: string; isOfNode?: true }>> = {
  eth_simulateV1: { how: 'The node was asked to try it and did not', isOfNode: true },
  eth_getLogs: { how: 'The node gives no records of its transfers', isOfNode: true },
  eth_call: { how: 'The node was asked and did not answer', isOfNode: true },
  noPool: { how: 'It has no pool on the configured exchanges, and none could be made for the trial' },
  noHolder: { how: 'Nobody was found who has it and could give it away' },
  holderCannotGive: { how: 'The largest holder that was found could not give it away' },
  noAmount: { how: 'It was asked and gave no amount' },
  noLocker: { how: 'There is no lock of ours on this chain' },
};
const undetermined = (what: string, reason: Reason): FindingSentence => ({
  says: `${what} could not be ${REASONS[reason].isOfNode ? 'checked by this node' : 'determined'}.`,
  how: REASONS[reason].how,
});

/** The words of every code: one without does not compile. */
export type FindingSentences = { readonly [Code in FindingCode]: (finding: Finding<Code>) => FindingSentence };

const SENTENCES: FindingSentences = {
  ownerUnnamed: (finding) => ({
    says: `Whether anybody owns it could not be determined: it names no owner.${ofRoles(finding)}`,
    how: OWNER,
  }),
  ownerRenounced: (finding) => ({
    says: `It says that its ownership was given up. That is its own word alone.${ofRoles(finding)}`,
    how: OWNER,
  }),
  ownerNamed: (finding) => ({ says: `It has an owner.${ofRoles(finding)}`, how: OWNER }),

  upgradeHidden: () => ({
    says: 'It runs other code as its own that it finds in a place of its own: who can change it could not be determined.',
    how: CODE,
  }),
  upgradeByDestruction: () => ({
    says: 'It can destroy itself, and other code could take its place.',
    how: STORAGE,
  }),
  upgradeImpossible: () => ({
    says: 'Its code cannot be replaced: it is no proxy and runs no other code as its own.',
    how: CODE,
  }),
  upgradeImpossibleForCopy: () => ({
    says: 'It is a copy of another contract for ever: it cannot be pointed elsewhere.',
    how: `${CODE} (EIP-1167)`,
  }),
  upgraderUnknown: () => ({
    says: 'It is a proxy for other code. Who can replace that could not be determined.',
    how: STORAGE,
  }),
  upgraderNobody: () => ({
    says: 'It is a proxy, and nobody owns what could replace its code any more.',
    how: STORAGE,
  }),
  upgradePossible: ({ isTried }) => ({
    says: 'Somebody can replace its code by any other, and with it everything below.',
    how: isTried ? 'Tried: the same code was put in its place (ERC-1967, UUPS)' : STORAGE,
  }),

  destructible: () => ({
    says: 'Its code has the instruction by which a contract destroys itself. Who can reach it could not be determined.',
    how: CODE,
  }),
  destructibleUnknown: () => ({
    says: 'Whether it can destroy itself could not be determined: its code is elsewhere.',
    how: CODE,
  }),
  indestructible: () => ({
    says: 'It cannot destroy itself: its code has no instruction for it.',
    how: CODE,
  }),

  powerProven: ({ by, effect, functions }) => ({
    says: `${CALLERS[by]} can ${effectText(effect)}.`,
    how: `Tried: ${functions
      .map(({ signature, selector }) => signature ?? `a function of unknown name, ${selector}`)
      .join(', ')} was called and a holder’s transfer and sale were tried before and after`,
  }),
  powerNamed: ({ topic, signatures }) => ({
    says: `Its code has what is used to ${POWERS[topic]}. Who can do so could not be determined.`,
    how: `${CODE}: ${signatures.join(', ')}`,
  }),
  powerNotFound: ({ topic, isTried }) => ({
    says: `No function was found to ${POWERS[topic]}. That is no proof that there is none.`,
    how: isTried
      ? 'Every function of its code was tried, as its owner and as a stranger'
      : `${CODE}, by known names only`,
  }),

  buyRefused: (finding) => ({
    says: 'Nobody can buy it now: even a small purchase is refused.',
    how: bought(finding),
  }),
  buyCosts: (finding) => ({ says: costText('A purchase', finding), how: bought(finding) }),
  sellRefused: (finding) => ({ says: 'It cannot be sold: every sale is refused.', how: sold(finding) }),
  sellCloses: (finding) => ({
    says: `It can be sold at first, but ${span(finding.after)} after the purchase a sale is refused.`,
    how: sold(finding),
  }),
  sellTooLarge: (finding) => ({
    says: `What can be bought at once cannot be sold at once: a sale of ${percent(finding.bps)} of the pool is refused.`,
    how: sold(finding),
  }),
  sellCosts: (finding) => ({ says: costText('A sale', finding), how: sold(finding) }),
  sellPaused: (finding) => ({
    says: 'Right after the purchase a sale is refused, later it is not.',
    how: sold(finding),
  }),
  transferRefused: () => ({ says: 'It cannot be given to anybody: a transfer is refused.', how: GIVEN }),
  transferCloses: () => ({
    says: 'A day after it was bought it cannot be given to anybody any more.',
    how: GIVEN,
  }),
  transferCosts: (finding) => ({ says: costText('A transfer', finding), how: GIVEN }),
  transferPaused: () => ({
    says: 'Right after the purchase a transfer is refused, later it is not.',
    how: GIVEN,
  }),
  holdMelts: (finding) => ({
    says: `What somebody holds gets less by itself: by ${percent(finding.bps)}.`,
    how: kept(finding),
  }),
  holdStays: (finding) => ({
    says: `What somebody holds stays the same for ${span(finding.later.at(-1) ?? 0)} of doing nothing.`,
    how: kept(finding),
  }),
  sizeUnlimited: ({ bps }) => ({
    says: `No limit was met: ${percent(bps)} of the supply could be bought at once.`,
    how: SIZED,
  }),
  sizeLimited: ({ limit, bps }) => ({
    says:
      limit === 'holding'
        ? `Nobody can hold more than about ${percent(bps)} of the supply.`
        : `Nobody can move more than about ${percent(bps)} of the supply at once.`,
    how: SIZED,
  }),

  lockWorks: () => ({ says: works(OUR_LOCK), how: LOCKED }),
  lockLoses: () => ({ says: loses(OUR_LOCK), how: LOCKED }),
  lockRefused: (finding) => ({ says: refuses(OUR_LOCK, finding), how: LOCKED }),
  saleWorks: (finding) => ({ says: works(ourSale(finding)), how: SOLD_BY_US }),
  saleLoses: (finding) => ({ says: loses(ourSale(finding)), how: SOLD_BY_US }),
  saleRefused: (finding) => ({ says: refuses(ourSale(finding), finding), how: SOLD_BY_US }),

  holdersUnseen: (finding) => ({
    says: `${WHATS.holders} could not be determined: ${percent(finding.bps)} of the supply is with accounts that were not seen.${
      finding.shares.length > 0 ? ` The largest that were hold ${sharesText(finding)}.` : ''
    }`,
    how: transfers(finding),
  }),
  holdersLargest: (finding) => ({
    says: `The largest holders besides pools and locks have ${sharesText(finding)}.`,
    how: transfers(finding),
  }),
  holdersNone: (finding) => ({ says: 'All of it is in pools, locked or burned.', how: transfers(finding) }),
  lockedMissing: () => ({
    says: 'The lock holds less of it than it has locked: somebody took it out, or it melts.',
    how: 'Asked of our lock and of the token',
  }),
  lockedParts: ({ parts }) => ({ says: lockedTexts(parts), how: 'Asked of our lock, of the token and of the pair' }),
  burnedPart: ({ bps }) => ({
    says: `${percent(bps)} of the supply lies at addresses that belong to nobody.`,
    how: 'Balances of the zero address and of the usual burn address',
  }),
  pooledPart: ({ bps, pools, native }) => ({
    says: `${percent(bps)} of the supply is in ${pools === 1 ? 'one pool' : `${pools} pools`}${
      native === null ? '' : `, beside ${formatAmount(native, 18)} of the chain’s own currency in the largest`
    }.`,
    how: POOLED,
  }),
  pooledNowhere: () => ({ says: 'There is no pool of it on the exchanges that are known here.', how: POOLED }),

  undetermined: ({ topic, reason }) => undetermined(WHATS[topic], reason),
  saleUndetermined: (finding) => undetermined(`Whether it works with ${ourSale(finding)}`, finding.reason),
};

/** What a finding says, and how it was found. */
export const findingSentence = <Code extends FindingCode>(finding: Finding<Code>): FindingSentence =>
  SENTENCES[finding.code](finding);
