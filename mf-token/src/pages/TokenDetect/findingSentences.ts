import { plural, t } from '@lingui/core/macro';
import { formatAmount } from '@rab/contracts';
import { describeError } from '@rab/contracts/errors';
import { utcText } from '@rab/contracts/lock';
import { formatList, formatNumber } from '@rab/language';
import type { Finding, FindingCode, PowerTopic } from '@rab/token-risk';

/** An answer of the check in words that need no knowledge of contracts, and how it was found. */
export interface FindingSentence {
  says: string;
  how: string;
}

const percent = (bps: bigint): string =>
  formatNumber(Number(bps) / 10_000, { style: 'percent', maximumFractionDigits: 2 });
const percents = (all: readonly bigint[]): string => formatList(all.map(percent), 'long');

const span = (seconds: number): string =>
  seconds < 86_400
    ? plural(seconds / 3_600, { one: '# hour', other: '# hours' })
    : plural(seconds / 86_400, { one: 'a day', other: '# days' });
const spans = (all: readonly number[]): string => formatList(all.map(span));

/** Sentences that stand alone, one after another. */
const sentences = (...all: (string | false)[]): string => all.filter(Boolean).join(' ');

const code = () => t`Read from the token’s code`;
const storage = () => t`Read from the token’s code and the storage slots that proxies use`;

/** Of who owns it. */
const owner = () => t`Asked the token: owner() or getOwner()`;
const ofRoles = ({ hasRoles }: { hasRoles: boolean }) =>
  hasRoles && t`It gives powers to roles. We couldn’t find out who has them.`;

function powerText({ by, effect }: Finding<'powerProven'>): string {
  switch (effect.does) {
    case 'makes':
      return {
        anybody: t`Anyone can make new tokens.`,
        owner: t`The owner can make new tokens.`,
        accountInStorage: t`An account named in the token’s storage can make new tokens.`,
      }[by];
    case 'takes':
      return {
        anybody: t`Anyone can take or reduce holders’ balances.`,
        owner: t`The owner can take or reduce holders’ balances.`,
        accountInStorage: t`An account named in the token’s storage can take or reduce holders’ balances.`,
      }[by];
    case 'stops':
      return effect.what === 'transfers'
        ? {
            anybody: t`Anyone can stop holders from transferring.`,
            owner: t`The owner can stop holders from transferring.`,
            accountInStorage: t`An account named in the token’s storage can stop holders from transferring.`,
          }[by]
        : {
            anybody: t`Anyone can stop holders from selling.`,
            owner: t`The owner can stop holders from selling.`,
            accountInStorage: t`An account named in the token’s storage can stop holders from selling.`,
          }[by];
    case 'opens':
      return {
        anybody: t`Anyone can decide when holders can transfer, and hasn’t allowed it yet.`,
        owner: t`The owner can decide when holders can transfer, and hasn’t allowed it yet.`,
        accountInStorage: t`An account named in the token’s storage can decide when holders can transfer, and hasn’t allowed it yet.`,
      }[by];
    case 'charges': {
      const fee = percent(effect.bps);
      return {
        anybody: t`Anyone can raise the fee on transfers or sells to ${fee}, and maybe more.`,
        owner: t`The owner can raise the fee on transfers or sells to ${fee}, and maybe more.`,
        accountInStorage: t`An account named in the token’s storage can raise the fee on transfers or sells to ${fee}, and maybe more.`,
      }[by];
    }
    case 'chargesAll':
      return {
        anybody: t`Anyone can raise the fee on transfers or sells until nothing is left.`,
        owner: t`The owner can raise the fee on transfers or sells until nothing is left.`,
        accountInStorage: t`An account named in the token’s storage can raise the fee on transfers or sells until nothing is left.`,
      }[by];
  }
}

/** From here on nearly nothing is left of what is traded, basis points. */
const MOST_GONE = 5_000n;

/** What a movement costs. */
const costs = {
  buy: (fee: string | null) => (fee === null ? t`No fee on buys.` : t`${fee} fee on buys.`),
  sell: (fee: string | null) => (fee === null ? t`No fee on sells.` : t`${fee} fee on sells.`),
  transfer: (fee: string | null) => (fee === null ? t`No fee on transfers.` : t`${fee} fee on transfers.`),
};
const costText = (act: keyof typeof costs, { bps }: { bps: bigint }): string =>
  sentences(costs[act](bps === 0n ? null : percent(bps)), bps >= MOST_GONE && t`At least half of it doesn’t arrive.`);

/** How something was tried, and where. */
const bought = ({ pool: { exchange, pair } }: Finding<'buyCosts' | 'buyRefused'>): string =>
  pair === null
    ? t`Simulated: a buy from a new account, in a simulated pool on ${exchange}, because it has none yet`
    : t`Simulated: a buy from a new account, in its pool on ${exchange}, ${pair}`;
function sold({
  pool: { exchange, pair },
  later,
}: Finding<'sellCosts' | 'sellRefused' | 'sellCloses' | 'sellTooLarge' | 'sellPaused'>): string {
  const times = spans(later);
  return pair === null
    ? t`Simulated: sells in the block after the buy and ${times} later, in a simulated pool on ${exchange}, because it has none yet`
    : t`Simulated: sells in the block after the buy and ${times} later, in its pool on ${exchange}, ${pair}`;
}
const given = () => t`Simulated: a transfer between two new accounts, at once and a day later`;
const kept = ({ later }: Finding<'holdMelts' | 'holdStays'>): string =>
  t`Simulated: a balance, checked ${spans(later)} later`;
const sized = () => t`Simulated: buys of several sizes, whole and in two halves`;

const locked = () => t`Simulated: locked for an hour, then unlocked`;
const soldByUs = () => t`Simulated: a sale from its creation through a deposit and its end to the claim`;
const reasonOf = ({ error }: { error: unknown }): string => (error === null ? t`none given` : describeError(error));

const transfers = ({ since }: { since: bigint }): string =>
  t`Balances of all accounts in its transfers since block ${String(since)}`;

function unseenHoldersText({ bps, shares }: Finding<'holdersUnseen'>): string {
  const seen = percents(shares);
  return sentences(
    t`We couldn’t determine who the largest holders are: ${percent(bps)} of the supply is in accounts we didn’t see.`,
    shares.length > 0 &&
      plural(shares.length, {
        one: `The largest account we saw holds ${seen}.`,
        other: `The largest accounts we saw hold ${seen}.`,
      }),
  );
}

function holdersText({ shares, large }: Finding<'holdersLargest'>): string {
  const rest = shares.slice(large);
  const [most, next] = [percents(shares.slice(0, large)), percents(rest)];
  if (large === 0)
    return plural(rest.length, {
      one: `The largest holder outside pools and locks holds ${next}.`,
      other: `The largest holders outside pools and locks hold ${next}.`,
    });
  return sentences(
    plural(large, {
      one: `One account outside pools and locks holds ${most}.`,
      other: `# accounts outside pools and locks hold ${most}.`,
    }),
    rest.length > 0 &&
      plural(rest.length, { one: `The next largest holds ${next}.`, other: `The next largest hold ${next}.` }),
  );
}

type LockedPart = Finding<'lockedParts'>['parts'][number];
function lockedText({ of, lockedBps, until }: LockedPart): string {
  const share = percent(lockedBps);
  if (until === null)
    return of === 'supply'
      ? t`${share} of the supply is locked here.`
      : t`${share} of its pool’s liquidity is locked or burned.`;
  const date = utcText(until);
  return of === 'supply'
    ? t`${share} of the supply is locked here, first unlock ${date}.`
    : t`${share} of its pool’s liquidity is locked or burned, first unlock ${date}.`;
}

function lockedTexts(parts: readonly LockedPart[]): string {
  const free = parts
    .filter(({ freeBps }) => freeBps > 0n)
    .map(({ of, freeBps }) =>
      of === 'supply' ? t`${percent(freeBps)} of the supply` : t`${percent(freeBps)} of its pool’s liquidity`,
    );
  return sentences(
    ...parts.map(lockedText),
    free.length > 0 && t`Other locks are past their date: their owners can withdraw ${formatList(free, 'long')} now.`,
    t`We don’t see locks on other platforms.`,
  );
}

const positionLocks = () => t`Read from our locks of V3 positions and the pools`;

/** What of V3 liquidity nobody looked at. */
const notSeenText = (unseen: bigint): string =>
  sentences(
    t`We don’t see V3 pools where nothing is locked here.`,
    unseen > 0n && t`We didn’t check ${formatNumber(Number(unseen))} older locks.`,
  );

/** Pools that are named; the others are counted. */
const MOST_POOLS = 2;

function positionsText(pools: Finding<'positionsLocked'>['pools'], unseen: bigint): string {
  const known = pools.filter(({ isCurrency }) => isCurrency);
  const rest = pools.length - Math.min(known.length, MOST_POOLS);
  return sentences(
    ...known.slice(0, MOST_POOLS).map(({ fee, lockedBps, everyPriceBps, until }) => {
      const pool = `${fee / 10_000}%`;
      const [now, every] = [percent(lockedBps), percent(everyPriceBps)];
      return until === null
        ? t`Of its V3 pool with a ${pool} fee, ${now} is locked for good at today’s price, and at least ${every} from half to double the price.`
        : t`Of its V3 pool with a ${pool} fee, ${now} is locked at today’s price, and at least ${every} from half to double the price. First unlock ${utcText(until)}.`;
    }),
    rest > 0 &&
      plural(rest, {
        one: '# more V3 pool has locked liquidity; it may be with a token that is worth nothing.',
        other: '# more V3 pools have locked liquidity; they may be with tokens that are worth nothing.',
      }),
    notSeenText(unseen),
  );
}

const pooled = () => t`Reserves of its pairs on known exchanges`;

const lockers = () => t`Accounts in the pair’s transfers`;

/** Where liquidity is, as parts of one sentence. */
function placeText({ kind, bps }: Finding<'liquidityPlaces'>['places'][number]): string {
  const share = percent(bps);
  return {
    burned: t`${share} burned`,
    ownLock: t`${share} in RAB locks`,
    contract: t`${share} in other contracts`,
    account: t`${share} in wallets, which can withdraw it at any time`,
    unseen: t`${share} where we couldn’t see it`,
  }[kind];
}

type Opens = Finding<'lockerOpens'>;
function openedText({ who, takenBps, bps }: Opens): string {
  const [taken, share] = [percent(takenBps), percent(bps)];
  return {
    anybody: t`Anyone can take ${taken} of what this contract holds now. It holds ${share} of the pool’s liquidity.`,
    owner: t`Its owner can take ${taken} of what this contract holds now. It holds ${share} of the pool’s liquidity.`,
    depositor: t`The account that locked it can take ${taken} of what this contract holds now. It holds ${share} of the pool’s liquidity.`,
    accountInContract: t`An account that the contract names can take ${taken} of what it holds now. It holds ${share} of the pool’s liquidity.`,
  }[who];
}

const nameOf = ({ signature, selector }: { signature: string | null; selector: string }): string =>
  signature ?? t`unknown function ${selector}`;

/** How a contract was opened in a simulation. */
function openingText({ way }: Opens): string {
  if (way.by === 'fallback') return t`Simulated: a call that names no function`;
  if (way.by === 'allowance')
    return way.function
      ? t`Simulated: a call of ${nameOf(way.function)}, which lets an account take the liquidity`
      : t`Read from the pair: the contract lets an account take the liquidity`;
  if (!way.after) return t`Simulated: a call of ${nameOf(way.function)}`;
  const [before, opens] = [nameOf(way.after.function), nameOf(way.function)];
  return {
    anybody: t`Simulated: a call of ${before} by anyone, then of ${opens}`,
    owner: t`Simulated: a call of ${before} by the owner, then of ${opens}`,
    depositor: t`Simulated: a call of ${before} by the account that locked it, then of ${opens}`,
    accountInContract: t`Simulated: a call of ${before} by an account that the contract names, then of ${opens}`,
  }[way.after.who];
}

/** Why it is not known who opens a contract. */
const lockerUnknown = (): Readonly<Record<Finding<'lockerUndetermined'>['reason'], string>> => ({
  proxy: t`It runs another contract’s code, and we couldn’t find out who can change it`,
  delegates: t`It runs other contracts’ code as its own`,
  destroys: t`Its code contains a self-destruct instruction`,
  allows: t`It has let another contract take the liquidity`,
  noFunctions: t`We found no function in its code`,
  manyFunctions: t`It has more functions than we try`,
  manySteps: t`It has more combinations of functions than we try`,
  eth_simulateV1: t`The network node didn’t run the simulation`,
  eth_getLogs: t`The network node gives no transfer history`,
  eth_call: t`The network node didn’t respond`,
});

type Undetermined = Finding<'undetermined'>['topic'];
const undetermined = (): Readonly<Record<Undetermined, string>> => ({
  buy: t`We couldn’t determine whether it can be bought.`,
  sell: t`We couldn’t determine whether it can be sold.`,
  transfer: t`We couldn’t determine what a transfer costs.`,
  hold: t`We couldn’t determine whether balances change on their own.`,
  size: t`We couldn’t determine how much an account can hold or move.`,
  lock: t`We couldn’t determine whether it works with RAB locks.`,
  holders: t`We couldn’t determine who the largest holders are.`,
  locked: t`We couldn’t determine how much is locked.`,
  burned: t`We couldn’t determine how much is burned.`,
  pools: t`We couldn’t determine how much is in pools.`,
  liquidity: t`We couldn’t determine where its liquidity is.`,
  locker: t`We couldn’t determine who can open the contracts with its liquidity.`,
  positions: t`We couldn’t determine what of its V3 liquidity is locked.`,
});
/** The same where it is for its node. */
const uncheckable = (): Readonly<Record<Undetermined, string>> => ({
  buy: t`This network node can’t check whether it can be bought.`,
  sell: t`This network node can’t check whether it can be sold.`,
  transfer: t`This network node can’t check what a transfer costs.`,
  hold: t`This network node can’t check whether balances change on their own.`,
  size: t`This network node can’t check how much an account can hold or move.`,
  lock: t`This network node can’t check whether it works with RAB locks.`,
  holders: t`This network node can’t check who the largest holders are.`,
  locked: t`This network node can’t check how much is locked.`,
  burned: t`This network node can’t check how much is burned.`,
  pools: t`This network node can’t check how much is in pools.`,
  liquidity: t`This network node can’t check where its liquidity is.`,
  locker: t`This network node can’t check who can open the contracts with its liquidity.`,
  positions: t`This network node can’t check what of its V3 liquidity is locked.`,
});
type Reason = Finding<'undetermined'>['reason'];
const reasons = (): Readonly<Record<Reason, { how: string; isOfNode?: true }>> => ({
  eth_simulateV1: { how: t`The network node didn’t run the simulation`, isOfNode: true },
  eth_getLogs: { how: t`The network node gives no transfer history`, isOfNode: true },
  eth_call: { how: t`The network node didn’t respond`, isOfNode: true },
  noPool: { how: t`It has no pool on known exchanges, and we couldn’t simulate one` },
  noHolder: { how: t`We found no holder to simulate transfers with` },
  holderCannotGive: { how: t`The largest holder we found couldn’t transfer it` },
  noAmount: { how: t`The token returned no amount` },
  noLocker: { how: t`RAB locks aren’t available on this network` },
});
/** Its code has functions of such names. */
const named = (): Readonly<Record<PowerTopic, string>> => ({
  mint: t`Its code has functions that usually make new tokens. We couldn’t determine who can use them.`,
  pause: t`Its code has functions that usually pause all transfers. We couldn’t determine who can use them.`,
  block: t`Its code has functions that usually block individual accounts. We couldn’t determine who can use them.`,
  fees: t`Its code has functions that usually change fees on transfers or trades. We couldn’t determine who can use them.`,
  limits: t`Its code has functions that usually limit how much an account can hold or move. We couldn’t determine who can use them.`,
  balances: t`Its code has functions that usually change other accounts’ balances. We couldn’t determine who can use them.`,
});
const notFound = (): Readonly<Record<PowerTopic, string>> => ({
  mint: t`We found no function to make new tokens. This doesn’t prove that none exists.`,
  pause: t`We found no function to pause all transfers. This doesn’t prove that none exists.`,
  block: t`We found no function to block individual accounts. This doesn’t prove that none exists.`,
  fees: t`We found no function to change fees on transfers or trades. This doesn’t prove that none exists.`,
  limits: t`We found no function to limit how much an account can hold or move. This doesn’t prove that none exists.`,
  balances: t`We found no function to change other accounts’ balances. This doesn’t prove that none exists.`,
});

/** The words of every code: one without does not compile. */
export type FindingSentences = { readonly [Code in FindingCode]: (finding: Finding<Code>) => FindingSentence };

const SENTENCES: FindingSentences = {
  ownerUnnamed: (finding) => ({
    says: sentences(t`We couldn’t determine whether it has an owner: it names none.`, ofRoles(finding)),
    how: owner(),
  }),
  ownerRenounced: (finding) => ({
    says: sentences(t`The token says that its ownership was renounced. We can’t confirm it.`, ofRoles(finding)),
    how: owner(),
  }),
  ownerNamed: (finding) => ({ says: sentences(t`The token has an owner.`, ofRoles(finding)), how: owner() }),

  upgradeHidden: () => ({
    says: t`It runs another contract’s code, stored in an unusual place. We couldn’t determine who can change it.`,
    how: code(),
  }),
  upgradeByDestruction: () => ({
    says: t`It can self-destruct, and other code could take its place.`,
    how: storage(),
  }),
  upgradeImpossible: () => ({
    says: t`Its code can’t be replaced: it isn’t a proxy and doesn’t run another contract’s code.`,
    how: code(),
  }),
  upgradeImpossibleForCopy: () => ({
    says: t`Its code can’t be replaced: it’s a fixed copy (minimal proxy) of another contract.`,
    how: `${code()} (EIP-1167)`,
  }),
  upgraderUnknown: () => ({
    says: t`It’s a proxy for another contract’s code. We couldn’t determine who can replace that code.`,
    how: storage(),
  }),
  upgraderNobody: () => ({
    says: t`It’s a proxy, but the contract that could replace its code no longer has an owner.`,
    how: storage(),
  }),
  upgradePossible: ({ isTried }) => ({
    says: t`Its code can be replaced with any other, which can change every result below.`,
    how: isTried ? t`Simulated: an upgrade to the same code (ERC-1967, UUPS)` : storage(),
  }),

  destructible: () => ({
    says: t`Its code contains a self-destruct instruction. We couldn’t determine who can trigger it.`,
    how: code(),
  }),
  destructibleUnknown: () => ({
    says: t`We couldn’t determine whether it can self-destruct: its code is in another contract.`,
    how: code(),
  }),
  indestructible: () => ({
    says: t`It can’t self-destruct: its code has no such instruction.`,
    how: code(),
  }),

  powerProven: (finding) => {
    const called = finding.functions.map(({ signature, selector }) => signature ?? t`unknown function ${selector}`);
    return {
      says: powerText(finding),
      how: t`Simulated: a call of ${formatList(called)}, with a holder’s transfer and sell before and after`,
    };
  },
  powerNamed: ({ topic, signatures }) => ({
    says: named()[topic],
    how: `${code()}: ${formatList(signatures)}`,
  }),
  powerNotFound: ({ topic, isTried }) => ({
    says: notFound()[topic],
    how: isTried
      ? t`Simulated: every function in its code, as the owner and as a stranger`
      : t`Read from the token’s code, by known function names only`,
  }),

  buyRefused: (finding) => ({
    says: t`Nobody can buy it right now: even a small buy fails.`,
    how: bought(finding),
  }),
  buyCosts: (finding) => ({ says: costText('buy', finding), how: bought(finding) }),
  sellRefused: (finding) => ({ says: t`It can’t be sold: every sell fails.`, how: sold(finding) }),
  sellCloses: (finding) => ({
    says: t`It can be sold at first, but a sell fails ${span(finding.after)} after the buy.`,
    how: sold(finding),
  }),
  sellTooLarge: (finding) => ({
    says: t`You can’t sell as much at once as you can buy: a sell of ${percent(finding.bps)} of the pool fails.`,
    how: sold(finding),
  }),
  sellCosts: (finding) => ({ says: costText('sell', finding), how: sold(finding) }),
  sellPaused: (finding) => ({
    says: t`A sell fails right after the buy, but works later.`,
    how: sold(finding),
  }),
  transferRefused: () => ({ says: t`It can’t be transferred: every transfer fails.`, how: given() }),
  transferCloses: () => ({
    says: t`It can’t be transferred a day after the buy.`,
    how: given(),
  }),
  transferCosts: (finding) => ({ says: costText('transfer', finding), how: given() }),
  transferPaused: () => ({
    says: t`A transfer fails right after the buy, but works later.`,
    how: given(),
  }),
  holdMelts: (finding) => ({
    says: t`Balances shrink on their own: by ${percent(finding.bps)}.`,
    how: kept(finding),
  }),
  holdStays: (finding) => ({
    says: t`Balances didn’t change on their own over ${span(finding.later.at(-1) ?? 0)}.`,
    how: kept(finding),
  }),
  sizeUnlimited: ({ bps }) => ({
    says: t`No limit found: we could buy ${percent(bps)} of the supply at once.`,
    how: sized(),
  }),
  sizeLimited: ({ limit, bps }) => ({
    says:
      limit === 'holding'
        ? t`An account can’t hold more than about ${percent(bps)} of the supply.`
        : t`An account can’t move more than about ${percent(bps)} of the supply at once.`,
    how: sized(),
  }),

  lockWorks: () => ({ says: t`Works with RAB locks: everything that went in came out.`, how: locked() }),
  lockLoses: () => ({ says: t`Loses tokens with RAB locks: less came out than went in.`, how: locked() }),
  lockRefused: (finding) => ({
    says: t`Doesn’t work with RAB locks. Reason: ${reasonOf(finding)}`,
    how: locked(),
  }),
  saleWorks: ({ sale }) => ({ says: t`Works with a ${sale}: everything that went in came out.`, how: soldByUs() }),
  saleLoses: ({ sale }) => ({ says: t`Loses tokens with a ${sale}: less came out than went in.`, how: soldByUs() }),
  saleRefused: (finding) => ({
    says: t`Doesn’t work with a ${finding.sale}. Reason: ${reasonOf(finding)}`,
    how: soldByUs(),
  }),

  holdersUnseen: (finding) => ({ says: unseenHoldersText(finding), how: transfers(finding) }),
  holdersLargest: (finding) => ({
    says: holdersText(finding),
    how: transfers(finding),
  }),
  holdersNone: (finding) => ({ says: t`All of the supply is in pools, locked or burned.`, how: transfers(finding) }),
  lockedMissing: () => ({
    says: t`The lock contract holds less than it should: the balance shrinks, or someone removed tokens.`,
    how: t`Read from our lock contract and the token`,
  }),
  lockedParts: ({ parts }) => ({
    says: lockedTexts(parts),
    how: t`Read from our lock contract, the token and the pair`,
  }),
  burnedPart: ({ bps }) => ({
    says: t`${percent(bps)} of the supply is burned.`,
    how: t`Balances of the zero address and the usual burn address`,
  }),
  pooledPart: ({ bps, pools, native }) => ({
    says:
      native === null
        ? t`${percent(bps)} of the supply is in ${plural(pools, { one: 'one pool', other: '# pools' })}.`
        : t`${percent(bps)} of the supply is in ${plural(pools, { one: 'one pool', other: '# pools' })}, with ${formatAmount(native, 18)} of the network’s coin in the largest.`,
    how: pooled(),
  }),
  pooledNowhere: () => ({ says: t`It has no pool on the exchanges we know.`, how: pooled() }),

  liquidityNone: () => ({
    says: t`It has no V2 pool, so there’s no V2 liquidity that could be locked.`,
    how: pooled(),
  }),
  liquidityPlaces: ({ places, pair, since }) => ({
    says: t`Of its largest pool’s liquidity: ${formatList(places.map(placeText), 'long')}.`,
    how:
      since === null
        ? t`Balances of known accounts in the pair ${pair}. The network node gives no transfer history`
        : t`Balances of all accounts in the transfers of the pair ${pair} since block ${String(since)}`,
  }),
  lockersNone: () => ({ says: t`No contract holds its pool’s liquidity, so no lock does.`, how: lockers() }),
  lockerOwn: ({ bps }) => ({
    says: t`Nobody can open a RAB lock before its date: the contract has no owner, isn’t a proxy and has no such function. It holds ${percent(bps)} of the pool’s liquidity.`,
    how: t`Address and code of our lock contract`,
  }),
  lockerCopy: ({ bps }) => ({
    says: t`This contract has the code of RAB locks, but isn’t ours. We couldn’t determine what was done before. It holds ${percent(bps)} of the pool’s liquidity.`,
    how: t`Simulated: every function in its code, alone and in pairs`,
  }),
  lockerOpens: (finding) => ({ says: openedText(finding), how: openingText(finding) }),
  lockerReplaceable: ({ bps }) => ({
    says: t`The code of this contract can be replaced with any other, which can take everything. It holds ${percent(bps)} of the pool’s liquidity.`,
    how: t`Read from the contract’s code and the storage slots that proxies use`,
  }),
  lockerNotOpened: ({ bps, functions, callers, hasOwner }) => ({
    says: sentences(
      t`Nobody found a way to open this contract. This doesn’t prove that none exists.`,
      hasOwner && t`It has an owner.`,
      t`It holds ${percent(bps)} of the pool’s liquidity.`,
    ),
    how: t`Simulated: its ${formatNumber(functions)} functions as ${formatNumber(callers)} accounts, alone and in pairs`,
  }),
  lockerUndetermined: ({ bps, reason }) => ({
    says: t`We couldn’t determine who can open this contract. It holds ${percent(bps)} of the pool’s liquidity.`,
    how: lockerUnknown()[reason],
  }),
  lockersUntried: ({ bps, count }) => {
    const share = percent(bps);
    return {
      says: plural(count, {
        one: `# smaller contract holds ${share} of the pool’s liquidity. We didn’t check who can open it.`,
        other: `# smaller contracts hold ${share} of the pool’s liquidity. We didn’t check who can open them.`,
      }),
      how: lockers(),
    };
  },

  positionsLocked: ({ pools, unseen }) => ({ says: positionsText(pools, unseen), how: positionLocks() }),
  positionsNone: ({ unseen }) => ({
    says: sentences(t`None of its V3 liquidity is locked here.`, notSeenText(unseen)),
    how: positionLocks(),
  }),

  undetermined: ({ topic, reason }) => {
    const { how, isOfNode } = reasons()[reason];
    return { says: (isOfNode ? uncheckable() : undetermined())[topic], how };
  },
  saleUndetermined: ({ sale, reason }) => {
    const { how, isOfNode } = reasons()[reason];
    return {
      says: isOfNode
        ? t`This network node can’t check whether it works with a ${sale}.`
        : t`We couldn’t determine whether it works with a ${sale}.`,
      how,
    };
  },
};

/** What a finding says, and how it was found. */
export const findingSentence = <Code extends FindingCode>(finding: Finding<Code>): FindingSentence =>
  SENTENCES[finding.code](finding);
