import { DEAD_ADDRESS } from '@rab/contracts';
import { type Address, erc20Abi, isAddressEqual, parseAbi } from 'viem';
import { type Anatomy, readAnatomy } from './code/anatomy.ts';
import type { Finding, TokenRisk, UndeterminedReason } from './Finding.ts';
import { destroyFinding, ownerFinding, powerFindings, upgradeFinding } from './findings/codeFindings.ts';
import { lockFinding, saleFinding } from './findings/fitFindings.ts';
import { lockedFinding } from './findings/lockedFinding.ts';
import { burnedFinding, holdersFinding, poolsFinding } from './findings/supplyFindings.ts';
import { buyFinding, holdFinding, sellFinding, sizeFinding, transferFinding } from './findings/tradeFindings.ts';
import { undetermined } from './findings/undetermined.ts';
import { findHolders, type Holders, transfersOf } from './holders/holders.ts';
import type { RiskContext } from './RiskContext.ts';
import { findMarkets, findPools, type Market, type Pool, tryPool } from './simulations/pools.ts';
import { tryPowers, tryUpgrade } from './simulations/powers.ts';
import { findSizeLimit } from './simulations/sizeLimit.ts';
import { type Owning, type Purchase, tryGift, tryOwnership, tryPurchases, trySellingAll } from './simulations/trade.ts';
import { countLocks, tryLock } from './simulations/tryLock.ts';
import { readSaleTerms, trySale } from './simulations/trySale.ts';
import type { TrialSales } from './TrialSale.ts';
import { encodeRead } from './trial/encodeCall.ts';
import { type Asking, ask, beginTrial, type Trial, wordOf } from './trial/Trial.ts';
import { balanceCall, supplyCall } from './trial/tokenCalls.ts';

/** Why nobody could be found to try it with. */
function whyNobody({ refused }: Trial, holder: Holder | null): UndeterminedReason {
  if (refused.has('eth_simulateV1')) return 'eth_simulateV1';
  if (holder) return 'holderCannotGive';
  return refused.has('eth_getLogs') ? 'eth_getLogs' : 'noHolder';
}

export interface TokenRiskParameters {
  token: Address;
  sales: TrialSales;
  /** Takes each finding as it comes, in any order, with the block at which it is true; all of them are in the result, too. */
  onFinding?: (finding: Finding, block: bigint) => void;
}

/**
 * What a token does and lets others do, from the chain alone: read from its code and storage, and measured by purchases,
 * sales, transfers, a lock and a sale of the product that are tried on one block and never sent. What cannot be determined is
 * said to be unknown. What needs no other answer is asked at the same moment, so that a client can ask it in one request.
 * @returns null where there is no contract
 * @throws where the chain does not answer at all
 */
export async function getTokenRisk(
  context: RiskContext,
  { token, sales, onFinding = () => {} }: TokenRiskParameters,
): Promise<TokenRisk | 'no token' | null> {
  const asking: Asking = { ...context, refused: new Set() };
  const [trial, markets] = await Promise.all([beginTrial(asking, token), findMarkets(asking)]);
  const [listed, transfers] = [findPools(trial, markets), transfersOf(trial)];
  // nobody waits for them where there is no token
  for (const early of [listed, transfers]) early.catch(() => {});
  const [anatomy, supply] = await Promise.all([readAnatomy(trial), supplyOfToken(trial)]);
  if (!anatomy) return null;
  if (supply === null) return 'no token';
  const holders = listed.then((pools) => findHolders(trial, pools, anatomy.owner, transfers));
  const holder = listed.then(async (pools) => holderOf(trial, await holders, pools, anatomy));
  // nobody waits for one where the token can be bought
  holder.catch(() => {});
  const trade = findTrade(trial, markets, listed, holder);
  const owned = trade.then((traded) => ownershipFindings(trial, traded));
  const inOrder: (Finding[] | Promise<Finding[]>)[] = [
    [ownerFinding(anatomy)],
    upgradeFindings(trial, anatomy),
    // the most to ask for: what is asked for before is shown before
    owned.then(async () => powerFindings(anatomy, await findPowers(trial, anatomy, await trade))),
    [destroyFinding(anatomy)],
    trade.then(({ pool, purchases, why }) => [
      pool && purchases ? buyFinding(pool, purchases) : undetermined('buy', why),
    ]),
    owned,
    trade.then((traded) => sizeFindings(trial, traded, supply)),
    lockFindings(trial, trade),
    saleFindings(trial, sales, { listed, holder, trade }),
    listed.then(async (pools) => [holdersFinding(trial, supply, pools, await holders)]),
    listed.then(async (pools) => [await lockedFinding(trial, supply, pools[0])]),
    burnedFinding(trial, supply).then((finding) => [finding]),
    listed.then((pools) => [poolsFinding(trial, supply, pools)]),
  ];
  const findings = await Promise.all(
    inOrder.map(async (found) => {
      const part = await found;
      for (const finding of part) onFinding(finding, trial.block);
      return part;
    }),
  );
  return { block: trial.block, refused: [...trial.refused], findings: findings.flat() };
}

/** Interfaces (ERC-165) of collectibles: their functions have the names of a token's, and other meanings. */
const COLLECTIBLES = ['0x80ac58cd', '0xd9b67a26'] as const;

const INTERFACES_ABI = parseAbi(['function supportsInterface(bytes4) view returns (bool)']);

/** The supply of what behaves as an ERC-20 token, base units; null where something else is there. */
async function supplyOfToken(trial: Trial): Promise<bigint | null> {
  const { token } = trial;
  // of these questions alone: that another one was refused does not end the check
  const refused: Trial['refused'] = new Set();
  const [supply, balance, allowance, ...isCollectible] = await ask({ ...trial, refused }, [
    supplyCall(token),
    balanceCall(token, DEAD_ADDRESS),
    encodeRead({ address: token, abi: erc20Abi, functionName: 'allowance', args: [DEAD_ADDRESS, token] }),
    ...COLLECTIBLES.map((id) =>
      encodeRead({ address: token, abi: INTERFACES_ABI, functionName: 'supportsInterface', args: [id] }),
    ),
  ]);
  if (refused.has('eth_call')) throw new Error('The node does not read contracts.');
  if (isCollectible.some((outcome) => wordOf(outcome) === 1n)) return null;
  return wordOf(balance) === null || wordOf(allowance) === null ? null : wordOf(supply);
}

interface Holder {
  account: Address;
  held: bigint;
}

/** The holder that could give the token to somebody: its owner, else the largest holder that is no pool. */
function holderOf(trial: Trial, { list }: Holders, pools: readonly Pool[], { owner }: Anatomy): Holder | null {
  const isUsable = ({ account }: Holder) =>
    !pools.some(({ pair }) => isAddressEqual(pair, account)) &&
    !isAddressEqual(account, trial.token) &&
    BigInt(account) > 0xffffn;
  const usable = list.filter(isUsable);
  return usable.find(({ account }) => owner && isAddressEqual(account, owner)) ?? usable[0] ?? null;
}

async function newPool(trial: Trial, [market]: readonly Market[], holder: Holder | null): Promise<Pool | null> {
  return market && holder ? tryPool(trial, market, holder.account, holder.held) : null;
}

/** Where and by whom the token is traded in the trials. */
interface Trade {
  pool: Pool | null;
  purchases: Purchase[] | null;
  /** Somebody who owns it, for what is tried next. */
  owning: Owning | null;
  /** Why it could not be traded; undefined where it could, or the node tries nothing. */
  why: UndeterminedReason | undefined;
  /** Why nobody owns it; undefined where somebody does. */
  nobody: UndeterminedReason | undefined;
}

/** Buys it in its pool, or in one that a holder makes in the trial. */
async function findTrade(
  trial: Trial,
  markets: readonly Market[],
  listed: Promise<Pool[]>,
  holding: Promise<Holder | null>,
): Promise<Trade> {
  const pool = (await listed)[0] ?? (await newPool(trial, markets, await holding));
  const purchases = pool && (await tryPurchases(trial, pool));
  const bought = purchases?.find(({ owning }) => owning && owning.amount > 0n)?.owning;
  if (bought) return { pool, purchases, owning: bought, why: undefined, nobody: undefined };
  const holder = await holding;
  const owning = holder && (await tryGift(trial, holder.account, holder.held / 10n || holder.held, pool?.setup ?? []));
  const isTried = !trial.refused.has('eth_simulateV1');
  return {
    pool,
    purchases,
    owning,
    why: pool || !isTried ? undefined : 'noPool',
    nobody: owning ? undefined : whyNobody(trial, holder),
  };
}

/** Whether its code can be replaced. */
async function upgradeFindings(trial: Trial, anatomy: Anatomy): Promise<Finding[]> {
  const { proxy } = anatomy;
  return [upgradeFinding(anatomy, proxy.kind === 'self' ? await tryUpgrade(trial, proxy.target, anatomy) : null)];
}

const findPowers = async (trial: Trial, anatomy: Anatomy, { pool, owning }: Trade) =>
  owning && tryPowers({ trial, pool, owning }, anatomy);

/** What selling, giving and holding it is like. */
async function ownershipFindings(trial: Trial, { pool, purchases, owning, why, nobody }: Trade): Promise<Finding[]> {
  if (!owning || !pool || !purchases)
    return [
      undetermined('sell', why ?? nobody),
      undetermined('transfer', nobody ?? why),
      undetermined('hold', nobody ?? why),
    ];
  const [ownership, sales] = await Promise.all([tryOwnership(trial, pool, owning), salesOf(trial, pool, purchases)]);
  if (!ownership) return [undetermined('sell'), undetermined('transfer'), undetermined('hold')];
  return [sellFinding(pool, ownership, sales), transferFinding(ownership), holdFinding(ownership)];
}

/** How much of it can be bought at once. */
async function sizeFindings(trial: Trial, { pool, purchases, why }: Trade, supply: bigint): Promise<Finding[]> {
  const limit = pool && purchases && (await findSizeLimit(trial, pool, purchases));
  return [limit ? sizeFinding(limit, supply) : undetermined('size', why)];
}

/** Sales of all that each purchase brought. */
async function salesOf(trial: Trial, pool: Pool, purchases: readonly Purchase[]) {
  const tried = await Promise.all(
    purchases.map(async ({ wanted, owning }) => {
      const sold = owning && owning.amount > 0n ? await trySellingAll(trial, pool, owning) : null;
      return sold ? [{ share: (wanted * 10_000n) / pool.tokenReserve, sold }] : [];
    }),
  );
  return tried.flat();
}

/** Whether it works with the lock of the product. */
async function lockFindings(trial: Trial, trade: Promise<Trade>): Promise<Finding[]> {
  const [count, { owning, nobody }] = await Promise.all([countLocks(trial), trade]);
  return [lockFinding(owning && (await tryLock(trial, owning, count)), nobody)];
}

/** Whether it works with a sale of the product. */
async function saleFindings(
  trial: Trial,
  sales: TrialSales,
  asked: { listed: Promise<Pool[]>; holder: Promise<Holder | null>; trade: Promise<Trade> },
): Promise<Finding[]> {
  const isListed = (await asked.listed).length > 0;
  const { name, calls } = isListed ? sales.listed : sales.unlisted;
  // a sale that lists itself is tried as it would be, without a pool
  const selling = isListed
    ? asked.trade.then(({ owning }) => owning)
    : asked.holder.then((holder) => half(trial, holder));
  const [terms, seller] = await Promise.all([calls && readSaleTerms(trial, calls), selling]);
  const fit = seller && calls && terms && (await trySale(trial, calls, seller, terms));
  return [saleFinding(name, fit, seller ? undefined : whyNobody(trial, await asked.holder))];
}

/** Somebody whom a holder gave half of what it has. */
const half = async (trial: Trial, holder: Holder | null) =>
  holder && tryGift(trial, holder.account, holder.held / 2n || holder.held, []);
