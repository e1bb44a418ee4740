import { DEAD_ADDRESS } from '@rab/contracts';
import { type Address, concat, getAddress, isAddressEqual, numberToHex, padHex, zeroAddress } from 'viem';
import type { ReadContext } from '../data/readContext.ts';
import { type Anatomy, readAnatomy } from './anatomy.ts';
import { destroyFinding, ownerFinding, powerFindings, upgradeFinding } from './codeFindings.ts';
import type { Finding, TokenRisk } from './Finding.ts';
import { findHolders, type Holders } from './holders.ts';
import { findPools, type Pool, tryPool } from './pools.ts';
import { tryPowers, tryUpgrade } from './powers.ts';
import { findSizeLimit } from './sizeLimit.ts';
import { supplyFindings } from './supplyFindings.ts';
import { ask, balanceCall, beginTrial, erc20Call, type Trial, wordOf } from './Trial.ts';
import { type Owning, type Purchase, tryGift, tryOwnership, tryPurchases, trySale } from './trade.ts';
import {
  BY_NODE,
  buyFinding,
  holdFinding,
  sellFinding,
  sizeFinding,
  transferFinding,
  untried,
} from './tradeFindings.ts';
import { type Fit, tryLock } from './tryLock.ts';
import { type TriedSale, trySaleOfOurs } from './trySaleOfOurs.ts';

/** Why nobody could be found to try it with. */
function whyNobody({ refused }: Trial, holder: Holder | null): string {
  if (refused.has('eth_simulateV1')) return BY_NODE.eth_simulateV1;
  if (holder) return 'The largest holder that was found could not give it away';
  return refused.has('eth_getLogs') ? BY_NODE.eth_getLogs : 'Nobody was found who has it and could give it away';
}

/**
 * What a token does and lets others do, from the chain alone: read from its code and storage, and measured by purchases,
 * sales, transfers, a lock and a sale of ours that are tried on one block and never sent. What cannot be determined is said
 * to be unknown.
 * @returns null where there is no contract
 * @throws where the chain does not answer at all
 */
export async function getTokenRisk(context: ReadContext, token: Address): Promise<TokenRisk | 'no token' | null> {
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
    ...(await platformFindings(trial, trade.owning, pool, holder)),
    ...(await supplyFindings(trial, supply, found.pools, holders)),
  ];
  return {
    block: trial.block,
    refused: [...trial.refused],
    findings: findings.map((finding) => ({
      ...finding,
      ...(finding.accounts && { accounts: finding.accounts.map((account) => getAddress(account)) }),
    })),
  };
}

/** Interfaces (ERC-165) of collectibles: their functions have the names of a token's, and other meanings. */
const COLLECTIBLES = ['0x80ac58cd', '0xd9b67a26'] as const;

/** The supply of what behaves as an ERC-20 token, base units; null where something else is there. */
async function supplyOfToken(trial: Trial): Promise<bigint | null> {
  const { token, refused } = trial;
  const [supply, balance, allowance, ...isCollectible] = await ask(trial, [
    erc20Call(zeroAddress, token, 'totalSupply'),
    balanceCall(token, DEAD_ADDRESS),
    erc20Call(zeroAddress, token, 'allowance', DEAD_ADDRESS, token),
    ...COLLECTIBLES.map((id) => ({ to: token, data: concat([SUPPORTS_INTERFACE, padHex(id, { dir: 'right' })]) })),
  ]);
  if (refused.has('eth_call')) throw new Error('The node does not read contracts.');
  if (isCollectible.some((outcome) => wordOf(outcome) === 1n)) return null;
  return wordOf(balance) === null || wordOf(allowance) === null ? null : wordOf(supply);
}
const SUPPORTS_INTERFACE = '0x01ffc9a7';

interface Holder {
  account: Address;
  held: bigint;
}

/** Who could give the token to somebody: who has the most of it, and no pool. */
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
  const why = pool || !isTried ? undefined : NO_POOL;
  const nobody = whyNobody(trial, holder);
  const limit = pool && purchases && (await findSizeLimit(trial, pool, purchases));
  const size = limit ? sizeFinding(limit, supply) : untried('size', 'How much can be moved or held', why);
  if (!owning || !pool || !purchases) {
    return {
      owning,
      findings: [
        pool && purchases ? buyFinding(pool, purchases) : untried('buy', 'Whether it can be bought', why),
        untried('sell', 'Whether it can be sold', why ?? nobody),
        untried('transfer', 'What a transfer costs', owning ? why : nobody),
        untried('hold', 'Whether a balance stays what it is', owning ? why : nobody),
        size,
      ],
    };
  }
  const ownership = await tryOwnership(trial, pool, owning);
  if (!ownership) return { owning, findings: [untried('sell', 'Whether it can be sold')] };
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

const NO_POOL = 'It has no pool on the configured exchanges, and none could be made for the trial';

/** Sales of all that each purchase brought. */
async function salesOf(trial: Trial, pool: Pool, purchases: readonly Purchase[]) {
  const tried = await Promise.all(
    purchases.map(async ({ wanted, owning }) => {
      const sold = owning && owning.amount > 0n ? await trySale(trial, pool, owning) : null;
      return sold ? [{ share: (wanted * 10_000n) / pool.tokenReserve, sold }] : [];
    }),
  );
  return tried.flat();
}

/** Whether it works with our own lock and our own sale. */
async function platformFindings(
  trial: Trial,
  owning: Owning | null,
  pool: Pool | null,
  holder: Holder | null,
): Promise<Finding[]> {
  const isListed = pool !== null && pool.setup.length === 0;
  // a sale of ours lists itself: where nothing is listed yet it is tried as it would be, without a pool
  const kind: TriedSale = isListed ? 'RAB Grow' : 'RAB Sale';
  const seller = isListed
    ? owning
    : holder && (await tryGift(trial, holder.account, holder.held / 2n || holder.held, []));
  const nobody = whyNobody(trial, holder);
  return [
    fitFinding(
      'lock',
      'our lock',
      'Tried: locked for an hour, and unlocked then',
      owning && (await tryLock(trial, owning)),
      owning ? undefined : nobody,
    ),
    fitFinding(
      'sale',
      `our sale (${kind})`,
      'Tried: a sale was created, filled by a deposit, brought to its end, and claimed from',
      seller && (await trySaleOfOurs(trial, kind, seller)),
      seller ? undefined : nobody,
    ),
  ];
}

function fitFinding(topic: 'lock' | 'sale', what: string, how: string, fit: Fit | null, why?: string): Finding {
  if (!fit) return untried(topic, `Whether it works with ${what}`, why);
  if (!fit.works)
    return { topic, verdict: 'warning', says: `It does not work with ${what}. The reason it gave: ${fit.why}`, how };
  return fit.loss > 0n
    ? { topic, verdict: 'warning', says: `What comes out of ${what} is less than what went in.`, how, bps: fit.loss }
    : { topic, verdict: 'fine', says: `It works with ${what}: all that went in came out.`, how };
}
