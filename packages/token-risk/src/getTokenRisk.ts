import { DEAD_ADDRESS } from '@rab/contracts';
import { type Address, erc20Abi, isAddressEqual, numberToHex, parseAbi } from 'viem';
import { type Anatomy, readAnatomy } from './code/anatomy.ts';
import type { Finding, TokenRisk, UndeterminedReason } from './Finding.ts';
import { destroyFinding, ownerFinding, powerFindings, upgradeFinding } from './findings/codeFindings.ts';
import { lockFinding, saleFinding } from './findings/fitFindings.ts';
import { supplyFindings } from './findings/supplyFindings.ts';
import { buyFinding, holdFinding, sellFinding, sizeFinding, transferFinding } from './findings/tradeFindings.ts';
import { undetermined } from './findings/undetermined.ts';
import { findHolders, type Holders } from './holders/holders.ts';
import type { RiskContext } from './RiskContext.ts';
import { findPools, type Pool, tryPool } from './simulations/pools.ts';
import { tryPowers, tryUpgrade } from './simulations/powers.ts';
import { findSizeLimit } from './simulations/sizeLimit.ts';
import { type Owning, type Purchase, tryGift, tryOwnership, tryPurchases, trySellingAll } from './simulations/trade.ts';
import { tryLock } from './simulations/tryLock.ts';
import { trySale } from './simulations/trySale.ts';
import type { TrialSales } from './TrialSale.ts';
import { encodeRead } from './trial/encodeCall.ts';
import { ask, beginTrial, type Trial, wordOf } from './trial/Trial.ts';
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
}

/**
 * What a token does and lets others do, from the chain alone: read from its code and storage, and measured by purchases,
 * sales, transfers, a lock and a sale of the product that are tried on one block and never sent. What cannot be determined is
 * said to be unknown.
 * @returns null where there is no contract
 * @throws where the chain does not answer at all
 */
export async function getTokenRisk(
  context: RiskContext,
  { token, sales }: TokenRiskParameters,
): Promise<TokenRisk | 'no token' | null> {
  const trial = await beginTrial(context, token);
  const code = await context.client.request({ method: 'eth_getCode', params: [token, numberToHex(trial.block)] });
  if (!code || code === '0x') return null;
  const supply = await supplyOfToken(trial);
  if (supply === null) return 'no token';
  const anatomy = await readAnatomy(trial);
  const found = await findPools(trial);
  const holders = await findHolders(trial, found.pools, anatomy.owner);
  const holder = holderOf(trial, holders, found.pools, anatomy);
  const pool = found.pools[0] ?? (await newPool(trial, found.markets, holder));
  const trade = await tradeFindings(trial, pool, holder, supply);
  const proven = trade.owning && (await tryPowers({ trial, pool, owning: trade.owning }, anatomy));
  const upgrader = anatomy.proxy.kind === 'self' ? await tryUpgrade(trial, anatomy.proxy.target, anatomy) : null;
  const findings: Finding[] = [
    ownerFinding(anatomy),
    upgradeFinding(anatomy, upgrader),
    ...powerFindings(anatomy, proven),
    destroyFinding(anatomy),
    ...trade.findings,
    ...(await platformFindings(trial, sales, trade.owning, pool, holder)),
    ...(await supplyFindings(trial, supply, found.pools, holders)),
  ];
  return { block: trial.block, refused: [...trial.refused], findings };
}

/** Interfaces (ERC-165) of collectibles: their functions have the names of a token's, and other meanings. */
const COLLECTIBLES = ['0x80ac58cd', '0xd9b67a26'] as const;

const INTERFACES_ABI = parseAbi(['function supportsInterface(bytes4) view returns (bool)']);

/** The supply of what behaves as an ERC-20 token, base units; null where something else is there. */
async function supplyOfToken(trial: Trial): Promise<bigint | null> {
  const { token, refused } = trial;
  const [supply, balance, allowance, ...isCollectible] = await ask(trial, [
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

type Markets = Awaited<ReturnType<typeof findPools>>['markets'];

async function newPool(trial: Trial, [market]: Markets, holder: Holder | null): Promise<Pool | null> {
  return market && holder ? tryPool(trial, market, holder.account, holder.held) : null;
}

/** What trading and holding it is like, and somebody who owns it, for what is tried next. */
async function tradeFindings(
  trial: Trial,
  pool: Pool | null,
  holder: Holder | null,
  supply: bigint,
): Promise<{ findings: Finding[]; owning: Owning | null }> {
  const purchases = pool && (await tryPurchases(trial, pool));
  const owning =
    purchases?.find(({ owning: bought }) => bought && bought.amount > 0n)?.owning ??
    (holder && (await tryGift(trial, holder.account, holder.held / 10n || holder.held, pool?.setup ?? [])));
  const isTried = !trial.refused.has('eth_simulateV1');
  const why = pool || !isTried ? undefined : 'noPool';
  const nobody = whyNobody(trial, holder);
  const limit = pool && purchases && (await findSizeLimit(trial, pool, purchases));
  const size = limit ? sizeFinding(limit, supply) : undetermined('size', why);
  if (!owning || !pool || !purchases) {
    return {
      owning,
      findings: [
        pool && purchases ? buyFinding(pool, purchases) : undetermined('buy', why),
        undetermined('sell', why ?? nobody),
        undetermined('transfer', owning ? why : nobody),
        undetermined('hold', owning ? why : nobody),
        size,
      ],
    };
  }
  const ownership = await tryOwnership(trial, pool, owning);
  if (!ownership) return { owning, findings: [undetermined('sell')] };
  return {
    owning,
    findings: [
      buyFinding(pool, purchases),
      sellFinding(pool, ownership, await salesOf(trial, pool, purchases)),
      transferFinding(ownership),
      holdFinding(ownership),
      size,
    ],
  };
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

/** Whether it works with the lock and a sale of the product. */
async function platformFindings(
  trial: Trial,
  sales: TrialSales,
  owning: Owning | null,
  pool: Pool | null,
  holder: Holder | null,
): Promise<Finding[]> {
  const isListed = pool !== null && pool.setup.length === 0;
  const sale = isListed ? sales.listed : sales.unlisted;
  // a sale that lists itself is tried as it would be, without a pool
  const seller = isListed
    ? owning
    : holder && (await tryGift(trial, holder.account, holder.held / 2n || holder.held, []));
  const nobody = whyNobody(trial, holder);
  return [
    lockFinding(owning && (await tryLock(trial, owning)), owning ? undefined : nobody),
    saleFinding(
      sale.name,
      seller && sale.calls && (await trySale(trial, sale.calls, seller)),
      seller ? undefined : nobody,
    ),
  ];
}
