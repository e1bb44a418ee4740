import type { Address, Hex } from 'viem';

/** What the check looks for. */
export type RiskTopic =
  | 'owner'
  | 'upgrade'
  | 'mint'
  | 'pause'
  | 'block'
  | 'fees'
  | 'limits'
  | 'balances'
  | 'destroy'
  | 'buy'
  | 'sell'
  | 'transfer'
  | 'hold'
  | 'size'
  | 'lock'
  | 'sale'
  | 'holders'
  | 'locked'
  | 'burned'
  | 'pools'
  | 'liquidity'
  | 'locker'
  | 'positions';

/** What somebody could do to those who hold the token. */
export type PowerTopic = 'mint' | 'pause' | 'block' | 'fees' | 'limits' | 'balances';

/**
 * `danger`: it costs holders money, or lets somebody do so at will; `warning`: it may; `fine`: it was tried and did no harm;
 * `fact`: neither good nor bad; `unknown`: it could not be determined, which is never good.
 */
export type RiskVerdict = 'danger' | 'warning' | 'fine' | 'fact' | 'unknown';

/** What not every node does. */
export type RefusedMethod = 'eth_simulateV1' | 'eth_getLogs' | 'eth_call';

/**
 * Why something could not be determined: the node does not do what it was asked for, or there is no pool to try it in, no
 * holder to try it with (`holderCannotGive`: the largest one could not give any away), no amount in an answer, no lock of the
 * product on the chain.
 */
export type UndeterminedReason = RefusedMethod | 'noPool' | 'noHolder' | 'holderCannotGive' | 'noAmount' | 'noLocker';

/** What a function does to those who hold the token; `bps`: what a transfer or a sale costs then. */
export type Effect =
  | { does: 'makes' }
  | { does: 'takes' }
  | { does: 'stops'; what: 'transfers' | 'sales' }
  | { does: 'opens' }
  | { does: 'charges'; bps: bigint };

/** As `Effect`, with what a fee does that was raised until nothing arrives. */
export type FoundEffect = Effect | { does: 'chargesAll' };

/** The pool that something was tried in; `pair` is null where it was made for the trial alone. */
export interface TriedPool {
  exchange: string;
  pair: Address | null;
}

/** What of something is locked, in basis points of all of it. */
export interface LockedPart {
  of: 'supply' | 'liquidity';
  /** Of the liquidity also what is burned. */
  lockedBps: bigint;
  /** What owners of locks can take out now. */
  freeBps: bigint;
  /** When the first of what is locked becomes free, unix seconds; null where nothing is, or never does. */
  until: bigint | null;
}

/** Where a part of a pair's liquidity is; `bps` of all of it. */
export interface LiquidityPlace {
  kind: 'burned' | 'ownLock' | 'contract' | 'account' | 'unseen';
  bps: bigint;
}

/** A V3 pool of the token with locked positions in it. */
export interface LockedPool {
  pool: Address;
  /** Of a swap, in millionths. */
  fee: number;
  /** Whether the other token is a currency that the product knows: against any other it says nothing. */
  isCurrency: boolean;
  /** Of what works at the price now, basis points: a swap can change it. */
  lockedBps: bigint;
  /** The least share at any price from half to double the one now. */
  everyPriceBps: bigint;
  /** When the first of the locks ends, unix seconds; null where none does. */
  until: bigint | null;
}

/** A function by its selector, and by its name where that is a known one. */
export interface NamedFunction {
  selector: Hex;
  signature: string | null;
}

/** What somebody is to a contract that holds liquidity: its owner by its own word, or who brought that. */
export type LockerRole = 'anybody' | 'owner' | 'depositor' | 'accountInContract';

/** How somebody takes liquidity out of a contract; `after`: what somebody has to call before. */
export type LockerWay =
  | { by: 'function'; function: NamedFunction; after: { function: NamedFunction; who: LockerRole } | null }
  /** A call of no function that its code names. */
  | { by: 'fallback' }
  /** It lets an account take it; `function`: the one that allows that, null where that has happened. */
  | { by: 'allowance'; function: NamedFunction | null };

/**
 * Why it is not known who can open a contract: it runs code that somebody may replace or chooses, can destroy itself, has no
 * function that was found, more of them or more pairs of them than were tried, or lets another contract take what it has.
 */
export type LockerUnknown =
  | 'proxy'
  | 'delegates'
  | 'destroys'
  | 'allows'
  | 'noFunctions'
  | 'manyFunctions'
  | 'manySteps'
  | RefusedMethod;

interface OfLocker {
  topic: 'locker';
  /** Of the pair's liquidity. */
  bps: bigint;
}

interface OfSell {
  topic: 'sell';
  pool: TriedPool;
  /** Seconds after the purchase at which further sales were tried, after one that was tried at once. */
  later: readonly number[];
}

interface OfHold {
  topic: 'hold';
  /** Seconds after which the balance was looked at. */
  later: readonly number[];
}

interface OfHolders {
  topic: 'holders';
  accounts: readonly Address[];
  /** The first block whose transfers were read. */
  since: bigint;
}

/** What a movement costs: `bps` of it do not arrive, 0 where nothing is lost. */
interface Cost {
  verdict: 'fine' | 'warning' | 'danger';
  bps: bigint;
}

/**
 * Every code with its facts. Shares (`bps`) are in basis points: of what was moved for `buy`, `sell`, `transfer`, `hold`, `lock`
 * and `sale`, of the supply for all others. `error` is what refused, as `describeError` takes it, null where it gave no reason;
 * `sale` is the name of the sale that was tried.
 */
interface Facts {
  ownerUnnamed: { topic: 'owner'; verdict: 'unknown'; hasRoles: boolean };
  /** By the token's own word. */
  ownerRenounced: { topic: 'owner'; verdict: 'fact'; hasRoles: boolean };
  ownerNamed: { topic: 'owner'; verdict: 'fact'; hasRoles: boolean; accounts: readonly [Address] };

  /** It runs other code, and nobody knows who decides which. */
  upgradeHidden: { topic: 'upgrade'; verdict: 'unknown' };
  upgradeByDestruction: { topic: 'upgrade'; verdict: 'warning' };
  upgradeImpossible: { topic: 'upgrade'; verdict: 'fine' };
  /** `accounts`: what it is a copy of. */
  upgradeImpossibleForCopy: { topic: 'upgrade'; verdict: 'fine'; accounts: readonly [Address] };
  /** `accounts`: the code that it runs. */
  upgraderUnknown: { topic: 'upgrade'; verdict: 'unknown' | 'warning'; accounts: readonly [Address] };
  upgraderNobody: { topic: 'upgrade'; verdict: 'fact' };
  /** `accounts`: who can; `isTried`: by a trial, else read from storage. */
  upgradePossible: { topic: 'upgrade'; verdict: 'danger'; accounts: readonly [Address]; isTried: boolean };

  destructible: { topic: 'destroy'; verdict: 'warning' };
  destructibleUnknown: { topic: 'destroy'; verdict: 'unknown' };
  indestructible: { topic: 'destroy'; verdict: 'fine' };

  /** By a trial; the effect is that of the first function. */
  powerProven: {
    topic: PowerTopic;
    verdict: 'danger';
    by: 'anybody' | 'owner' | 'accountInStorage';
    effect: FoundEffect;
    functions: readonly NamedFunction[];
  };
  /** Its code has functions of such names. */
  powerNamed: { topic: PowerTopic; verdict: 'warning'; signatures: readonly string[] };
  /** `isTried`: every function was; else names were looked for. */
  powerNotFound: { topic: PowerTopic; verdict: 'unknown'; isTried: boolean };

  buyRefused: { topic: 'buy'; verdict: 'danger'; pool: TriedPool };
  buyCosts: Cost & { topic: 'buy'; pool: TriedPool };
  sellRefused: OfSell & { verdict: 'danger' };
  /** It can be sold at first, and not so many seconds after the purchase. */
  sellCloses: OfSell & { verdict: 'danger'; after: number };
  /** What can be bought cannot be sold; `bps` of the pool. */
  sellTooLarge: OfSell & { verdict: 'danger'; bps: bigint };
  sellCosts: OfSell & Cost;
  sellPaused: OfSell & { verdict: 'warning' };
  transferRefused: { topic: 'transfer'; verdict: 'danger' };
  transferCloses: { topic: 'transfer'; verdict: 'danger' };
  transferCosts: Cost & { topic: 'transfer' };
  transferPaused: { topic: 'transfer'; verdict: 'warning' };
  holdMelts: OfHold & { verdict: 'danger'; bps: bigint };
  holdStays: OfHold & { verdict: 'fine' };
  /** `bps`: the most that was tried. */
  sizeUnlimited: { topic: 'size'; verdict: 'fine'; bps: bigint };
  /** `bps`: the most that was not refused. */
  sizeLimited: { topic: 'size'; verdict: 'warning'; limit: 'moving' | 'holding'; bps: bigint };

  lockWorks: { topic: 'lock'; verdict: 'fine' };
  lockLoses: { topic: 'lock'; verdict: 'warning'; bps: bigint };
  lockRefused: { topic: 'lock'; verdict: 'warning'; error: unknown };
  saleWorks: { topic: 'sale'; verdict: 'fine'; sale: string };
  saleLoses: { topic: 'sale'; verdict: 'warning'; sale: string; bps: bigint };
  saleRefused: { topic: 'sale'; verdict: 'warning'; sale: string; error: unknown };

  /** `bps` is with accounts that were not seen; `shares` are those of `accounts`. */
  holdersUnseen: OfHolders & { verdict: 'unknown'; bps: bigint; shares: readonly bigint[] };
  /** `bps` is the largest one's; `shares` are those of `accounts`, of which the first `large` could empty a pool. */
  holdersLargest: OfHolders & { verdict: 'warning' | 'fact'; bps: bigint; shares: readonly bigint[]; large: number };
  /** Nobody but pools, locks and burn addresses. */
  holdersNone: OfHolders & { verdict: 'fact' };
  /** The lock has less than it has locked, base units. */
  lockedMissing: { topic: 'locked'; verdict: 'danger'; promised: bigint; held: bigint };
  lockedParts: { topic: 'locked'; verdict: 'warning' | 'fact'; bps: bigint; parts: readonly LockedPart[] };
  burnedPart: { topic: 'burned'; verdict: 'fact'; bps: bigint };
  /** `native`: wei of the native currency in the largest pool, null where it is paired with something else. */
  pooledPart: { topic: 'pools'; verdict: 'fact'; bps: bigint; pools: number; native: bigint | null };
  pooledNowhere: { topic: 'pools'; verdict: 'fact' };

  liquidityNone: { topic: 'liquidity'; verdict: 'fact' };
  /** Of one pair: the places add to all of it; `since`: the first block whose transfers were read, null where there are no records. */
  liquidityPlaces: {
    topic: 'liquidity';
    verdict: 'fact' | 'unknown';
    pair: Address;
    places: readonly LiquidityPlace[];
    since: bigint | null;
  };
  /** No contract holds liquidity. */
  lockersNone: { topic: 'locker'; verdict: 'fact' };
  /** Our lock, by its address and its code. */
  lockerOwn: OfLocker & { verdict: 'fine'; accounts: readonly [Address] };
  /** The code of our lock at another address: what was done before it had that code is not known. */
  lockerCopy: OfLocker & { verdict: 'unknown'; accounts: readonly [Address] };
  /** By a trial; `accounts`: the contract, then those by whom unless anybody can; `takenBps`: of what it holds, at least. */
  lockerOpens: OfLocker & {
    verdict: 'danger';
    accounts: readonly [Address, ...Address[]];
    who: LockerRole;
    way: LockerWay;
    takenBps: bigint;
  };
  /** Its code can be replaced; `accounts`: the contract, and who can. */
  lockerReplaceable: OfLocker & { verdict: 'danger'; accounts: readonly [Address, Address] };
  /** How many functions were called, and by how many accounts: nothing left it, which is no proof. */
  lockerNotOpened: OfLocker & {
    verdict: 'unknown';
    accounts: readonly [Address];
    functions: number;
    callers: number;
    hasOwner: boolean;
  };
  lockerUndetermined: OfLocker & { verdict: 'unknown'; accounts: readonly [Address]; reason: LockerUnknown };
  /** Contracts that hold less than those that were tried. */
  lockersUntried: OfLocker & { verdict: 'unknown'; count: number };

  /** Locked V3 positions, those against currencies first; `unseen`: locks of any token that were not looked at. */
  positionsLocked: {
    topic: 'positions';
    verdict: 'fact' | 'unknown';
    pools: readonly LockedPool[];
    unseen: bigint;
  };
  positionsNone: { topic: 'positions'; verdict: 'fact' | 'unknown'; unseen: bigint };

  undetermined: {
    topic:
      | 'buy'
      | 'sell'
      | 'transfer'
      | 'hold'
      | 'size'
      | 'lock'
      | 'holders'
      | 'locked'
      | 'burned'
      | 'pools'
      | 'liquidity'
      | 'locker'
      | 'positions';
    verdict: 'unknown';
    reason: UndeterminedReason;
  };
  saleUndetermined: { topic: 'sale'; verdict: 'unknown'; reason: UndeterminedReason; sale: string };
}

/** What an answer says. */
export type FindingCode = keyof Facts;

interface About {
  /** Whom it is about, checksummed, the most important first. */
  accounts?: readonly Address[];
}

/** One answer of the check: a code with the facts that it is about, and no words. */
export type Finding<Code extends FindingCode = FindingCode> = {
  [Each in Code]: { code: Each } & About & Facts[Each];
}[Code];

/** Everything that the check found out about a token. */
export interface TokenRisk {
  /** The block at which all of it is true. */
  block: bigint;
  /** What its node was asked for and did not do: what is missing for that reason may be good or bad. */
  refused: readonly RefusedMethod[];
  findings: readonly Finding[];
}
