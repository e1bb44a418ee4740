import { DEAD_ADDRESS } from '@rab/contracts';
import { type Address, erc20Abi, isAddressEqual, parseAbi } from 'viem';
import { type ContractProfile, readContractProfile } from './code/contractProfile.ts';
import type { Finding, TokenRisk, UndeterminedReason } from './Finding.ts';
import { destroyFinding, ownerFinding, powerFindings, upgradeFinding } from './findings/codeFindings.ts';
import { lockFinding, saleFinding } from './findings/compatibilityFindings.ts';
import { liquidityFindings } from './findings/liquidityFindings.ts';
import { lockedFinding } from './findings/lockedFinding.ts';
import { positionsFinding } from './findings/positionsFinding.ts';
import { burnedFinding, holdersFinding, poolsFinding } from './findings/supplyFindings.ts';
import { buyFinding, holdFinding, sellFinding, sizeFinding, transferFinding } from './findings/tradeFindings.ts';
import { undetermined } from './findings/undetermined.ts';
import { findHolders, type Holders, transfersOf } from './holders/holders.ts';
import type { RiskContext } from './RiskContext.ts';
import { findMarkets, findPools, type Market, type Pool, tryPool } from './simulations/pools.ts';
import { tryPowers, tryUpgrade } from './simulations/powers.ts';
import { findSizeLimit } from './simulations/sizeLimit.ts';
import {
  type Position,
  type Purchase,
  tryHolding,
  tryPurchases,
  trySellingAll,
  tryTransfer,
} from './simulations/trade.ts';
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
  const [profile, supply] = await Promise.all([readContractProfile(trial), supplyOfToken(trial)]);
  if (!profile) return null;
  if (supply === null) return 'no token';
  const holders = listed.then((pools) => findHolders(trial, pools, profile.owner, transfers));
  const holder = listed.then(async (pools) => holderOf(trial, await holders, pools, profile));
  // nobody waits for one where the token can be bought
  holder.catch(() => {});
  const trade = findTrade(trial, markets, listed, holder);
  const owned = trade.then((traded) => tradeFindings(trial, traded));
  const inOrder: (Finding[] | Promise<Finding[]>)[] = [
    [ownerFinding(profile)],
    upgradeFindings(trial, profile),
    // the most to ask for: what is asked for before is shown before
    owned.then(async () => powerFindings(profile, await findPowers(trial, profile, await trade))),
    [destroyFinding(profile)],
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
    listed.then((pools) => liquidityFindings(trial, pools[0])),
    positionsFinding(trial, markets).then((finding) => [finding]),
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
function holderOf(trial: Trial, { list }: Holders, pools: readonly Pool[], { owner }: ContractProfile): Holder | null {
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
  position: Position | null;
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
  const bought = purchases?.find(({ position }) => position && position.amount > 0n)?.position;
  if (bought) return { pool, purchases, position: bought, why: undefined, nobody: undefined };
  const holder = await holding;
  const position =
    holder && (await tryTransfer(trial, holder.account, holder.held / 10n || holder.held, pool?.setup ?? []));
  const isTried = !trial.refused.has('eth_simulateV1');
  return {
    pool,
    purchases,
    position,
    why: pool || !isTried ? undefined : 'noPool',
    nobody: position ? undefined : whyNobody(trial, holder),
  };
}

/** Whether its code can be replaced. */
async function upgradeFindings(trial: Trial, profile: ContractProfile): Promise<Finding[]> {
  const { proxy } = profile;
  return [upgradeFinding(profile, proxy.kind === 'self' ? await tryUpgrade(trial, proxy.target, profile) : null)];
}

const findPowers = async (trial: Trial, profile: ContractProfile, { pool, position }: Trade) =>
  position && tryPowers({ trial, pool, position }, profile);

/** What selling, giving and holding it is like. */
async function tradeFindings(trial: Trial, { pool, purchases, position, why, nobody }: Trade): Promise<Finding[]> {
  if (!position || !pool || !purchases)
    return [
      undetermined('sell', why ?? nobody),
      undetermined('transfer', nobody ?? why),
      undetermined('hold', nobody ?? why),
    ];
  const [holding, sales] = await Promise.all([tryHolding(trial, pool, position), salesOf(trial, pool, purchases)]);
  if (!holding) return [undetermined('sell'), undetermined('transfer'), undetermined('hold')];
  return [sellFinding(pool, holding, sales), transferFinding(holding), holdFinding(holding)];
}

/** How much of it can be bought at once. */
async function sizeFindings(trial: Trial, { pool, purchases, why }: Trade, supply: bigint): Promise<Finding[]> {
  const limit = pool && purchases && (await findSizeLimit(trial, pool, purchases));
  return [limit ? sizeFinding(limit, supply) : undetermined('size', why)];
}

/** Sales of all that each purchase brought. */
async function salesOf(trial: Trial, pool: Pool, purchases: readonly Purchase[]) {
  const tried = await Promise.all(
    purchases.map(async ({ wanted, position }) => {
      const sold = position && position.amount > 0n ? await trySellingAll(trial, pool, position) : null;
      return sold ? [{ share: (wanted * 10_000n) / pool.tokenReserve, sold }] : [];
    }),
  );
  return tried.flat();
}

/** Whether it works with the lock of the product. */
async function lockFindings(trial: Trial, trade: Promise<Trade>): Promise<Finding[]> {
  const [count, { position, nobody }] = await Promise.all([countLocks(trial), trade]);
  return [lockFinding(position && (await tryLock(trial, position, count)), nobody)];
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
    ? asked.trade.then(({ position }) => position)
    : asked.holder.then((holder) => half(trial, holder));
  const [terms, seller] = await Promise.all([calls && readSaleTerms(trial, calls), selling]);
  const compatibility = seller && calls && terms && (await trySale(trial, calls, seller, terms));
  return [saleFinding(name, compatibility, seller ? undefined : whyNobody(trial, await asked.holder))];
}

/** Somebody whom a holder gave half of what it has. */
const half = async (trial: Trial, holder: Holder | null) =>
  holder && tryTransfer(trial, holder.account, holder.held / 2n || holder.held, []);
