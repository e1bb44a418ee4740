import { contractCall, shareInBasisPoints } from '@rab/contracts';
import { type Address, type Hex, isAddressEqual, parseAbi, zeroAddress } from 'viem';
import { encodeCall, encodeRead, type TrialCall } from '../trial/encodeCall.ts';
import { type Asking, addressIn, ask, type Outcome, type Trial, tryBlocks } from '../trial/Trial.ts';
import { approveCall, transferCall } from '../trial/tokenCalls.ts';

const ROUTER_ABI = parseAbi([
  'function WETH() view returns (address)',
  'function addLiquidity(address, address, uint256, uint256, uint256, uint256, address, uint256)',
  'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256, uint256, address[], address, uint256)',
]);
const FACTORY_ABI = parseAbi(['function getPair(address, address) view returns (address)']);
const PAIR_ABI = parseAbi(['function getReserves() view returns (uint112, uint112)', 'function sync()']);
const WRAPPED_ABI = parseAbi(['function deposit() payable']);
/** `Sync(uint112,uint112)` of every V2 pair. */
const SYNC_TOPIC = '0x1c411e9a96e071241c2f21f7726b17ae89e3cab4c78be50e062b03a9fffbbad1';
/** `Swap(address,uint256,uint256,uint256,uint256,address)` of every V2 pair. */
const SWAP_TOPIC = '0xd78ad95fa46c994b6551d0da85fc275fe613ce37657fb8d5e3d130840159d822';
const NO_DEADLINE = 2n ** 64n;

/** A V2 pair of the token, and how it is traded there. */
export interface Pool {
  exchange: string;
  router: Address;
  pair: Address;
  base: Address;
  /** Its base is the wrapped native currency. */
  isNative: boolean;
  /** Base units. */
  tokenReserve: bigint;
  baseReserve: bigint;
  /** Creates the pool in the trial if it does not exist yet. */
  setup: readonly TrialCall[];
}

const pairCall = (factory: Address, token: Address, base: Address): TrialCall =>
  encodeRead({ address: factory, abi: FACTORY_ABI, functionName: 'getPair', args: [token, base] });

const reservesCall = (pair: Address): TrialCall =>
  encodeRead({ address: pair, abi: PAIR_ABI, functionName: 'getReserves', args: [] });

/** Wraps wei of the native currency. */
const wrapCall = (from: Address, wrapped: Address, value: bigint): TrialCall =>
  encodeCall(from, contractCall({ address: wrapped, abi: WRAPPED_ABI, functionName: 'deposit', args: [], value }));

/** An exchange of the configuration with what its router wraps the native currency in, which never changes. */
export interface Market {
  name: string;
  factory: Address;
  router: Address;
  wrapped: Address;
}

/** The configured exchanges that answer. */
export async function findMarkets(asking: Asking): Promise<Market[]> {
  const { exchanges } = asking;
  const answers = await ask(
    asking,
    exchanges.map(({ router }) => encodeRead({ address: router, abi: ROUTER_ABI, functionName: 'WETH', args: [] })),
  );
  return exchanges.flatMap((exchange, index) => {
    const wrapped = addressIn(answers[index]);
    return wrapped ? [{ ...exchange, wrapped }] : [];
  });
}

/** Reserves of a pair in what it answers or records, of the token and of the other side; null if they are not there. */
function reservesIn(data: Hex | undefined, token: Address, base: Address): [bigint, bigint] | null {
  if (!data || data.length < 130) return null;
  const words = [BigInt(data.slice(0, 66)), BigInt(`0x${data.slice(66, 130)}`)] as [bigint, bigint];
  return BigInt(token) < BigInt(base) ? words : [words[1], words[0]];
}

/** All pairs with something in them on some exchanges, the deepest first. */
export async function findPools(trial: Trial, markets: readonly Market[]): Promise<Pool[]> {
  const { token } = trial;
  const configured = trial.baseTokens.map(({ address }) => address);
  const sides = markets.flatMap((market) =>
    [market.wrapped, ...configured]
      .filter((base) => !isAddressEqual(base, zeroAddress) && !isAddressEqual(base, token))
      .map((base) => ({ market, base })),
  );
  const pairs = await ask(
    trial,
    sides.map(({ market, base }) => pairCall(market.factory, token, base)),
  );
  const there = sides.flatMap((side, index) => {
    const pair = addressIn(pairs[index]);
    return pair && !isAddressEqual(pair, zeroAddress) ? [{ ...side, pair }] : [];
  });
  const reserves = await ask(
    trial,
    there.map(({ pair }) => reservesCall(pair)),
  );
  const pools = there.flatMap(({ market, base, pair }, index): Pool[] => {
    const answer = reserves[index];
    const [tokenReserve = 0n, baseReserve = 0n] = (answer?.isDone && reservesIn(answer.data, token, base)) || [];
    if (tokenReserve === 0n || baseReserve === 0n) return [];
    const isNative = isAddressEqual(base, market.wrapped);
    return [
      { exchange: market.name, router: market.router, pair, base, isNative, tokenReserve, baseReserve, setup: [] },
    ];
  });
  return pools.sort((a, b) => (a.tokenReserve < b.tokenReserve ? 1 : -1));
}

/** Wei of native currency that goes with a holder's tokens into a pool that is only tried. */
const TRIED_BASE = 10n ** 19n;

/** The pool that a holder would get by creating one now with half of its tokens; null if that fails. */
export async function tryPool(trial: Trial, market: Market, holder: Address, held: bigint): Promise<Pool | null> {
  const { token } = trial;
  const { router, wrapped, factory } = market;
  const amount = held / 2n;
  const setup: TrialCall[] = [
    wrapCall(holder, wrapped, TRIED_BASE),
    approveCall(holder, wrapped, router, TRIED_BASE),
    approveCall(holder, token, router, amount),
    encodeCall(
      holder,
      contractCall({
        address: router,
        abi: ROUTER_ABI,
        functionName: 'addLiquidity',
        args: [token, wrapped, amount, TRIED_BASE, 0n, 0n, holder, NO_DEADLINE],
      }),
    ),
  ];
  const [made] = (await tryBlocks(trial, [{ after: 1, calls: [...setup, pairCall(factory, token, wrapped)] }])) ?? [];
  const pair = addressIn(made?.at(-1));
  if (!pair || isAddressEqual(pair, zeroAddress)) return null;
  const record = made
    ?.at(-2)
    ?.logs.findLast(({ address, topics }) => isAddressEqual(address, pair) && topics[0] === SYNC_TOPIC);
  const [tokenReserve = 0n, baseReserve = 0n] = reservesIn(record?.data, token, wrapped) ?? [];
  if (tokenReserve === 0n || baseReserve === 0n) return null;
  return { exchange: market.name, router, pair, base: wrapped, isNative: true, tokenReserve, baseReserve, setup };
}

/** Calls by which an account that has nothing buys so many base units of the token from the pool, of those that are in it. */
export function buyCalls({ token }: Trial, pool: Pool, buyer: Address, wanted: bigint): TrialCall[] {
  const { base, router, pair, tokenReserve, baseReserve } = pool;
  const paid = (baseReserve * wanted * 1000n) / ((tokenReserve - wanted) * 997n) + 1n;
  return [
    ...(pool.isNative
      ? [wrapCall(buyer, base, paid)]
      : // nobody else is known to hold it: the pool itself lends it, and trades on at the price of what is left
        [
          transferCall(pair, base, buyer, paid),
          encodeCall(buyer, contractCall({ address: pair, abi: PAIR_ABI, functionName: 'sync', args: [] })),
        ]),
    approveCall(buyer, base, router, paid),
    swapCall(pool, buyer, paid, [base, token]),
  ];
}

/** Calls by which an account sells to the pool. */
export const sellCalls = ({ token }: Trial, pool: Pool, seller: Address, amount: bigint): TrialCall[] => [
  approveCall(seller, token, pool.router, amount),
  swapCall(pool, seller, amount, [token, pool.base]),
];

const swapCall = ({ router }: Pool, trader: Address, amount: bigint, path: readonly Address[]): TrialCall =>
  encodeCall(
    trader,
    contractCall({
      address: router,
      abi: ROUTER_ABI,
      functionName: 'swapExactTokensForTokensSupportingFeeOnTransferTokens',
      args: [amount, 0n, path, trader, NO_DEADLINE],
    }),
  );

/** How many base units of the token came into the pair or left it in a swap for the trader, by the pair's own record. */
export function swappedIn(
  outcome: Outcome | undefined,
  { pair, base }: Pool,
  token: Address,
  trader: Address,
): bigint | null {
  const swap = outcome?.logs.findLast(
    ({ address, topics }) =>
      isAddressEqual(address, pair) && topics[0] === SWAP_TOPIC && BigInt(topics[2] ?? 0) === BigInt(trader),
  );
  if (!swap) return null;
  const words = [0, 1, 2, 3].map((index) => BigInt(`0x${swap.data.slice(2 + 64 * index, 66 + 64 * index)}`));
  const side = BigInt(token) < BigInt(base) ? 0 : 1;
  const [entered = 0n, left = 0n] = [words[side], words[side + 2]];
  return entered > left ? entered : left;
}

/** Basis points of what does not arrive, rounded to the nearest. */
export function lossOf(whole: bigint, arrived: bigint): bigint {
  if (arrived >= whole) return 0n;
  return (shareInBasisPoints(2n * (whole - arrived), whole) + 1n) / 2n;
}

/** The largest of several losses; 0 of none. */
export const largestOf = (losses: readonly bigint[]): bigint =>
  [0n, ...losses].sort((a, b) => (a < b ? 1 : -1))[0] ?? 0n;
