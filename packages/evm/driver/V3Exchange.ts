import { contractCall } from '@rab/contracts';
import { positionManagerAbi } from '@rab/contracts/abis/foreign';
import { sqrtRatioAtTick, TICK_LIMITS } from '@rab/contracts/position';
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  parseAbi,
  parseEventLogs,
  type TransactionReceipt,
  zeroAddress,
} from 'viem';
import { publishedArtifact } from '../deploy/artifact.ts';
import type { TestChain } from './TestChain.ts';

/** Ticks that positions of a pool may end at, by the pool's fee in millionths. */
const SPACINGS = { 500: 10, 3000: 60, 10000: 200 } as const;
type PoolFee = keyof typeof SPACINGS;

const TICK = 1.0001;
/** The chain's time is the test's: no call waits so long. */
const DEADLINE = 2n ** 63n;

/** More than the creation of a pool takes. A pool notes prices once a second: what a call took when it was tried says little. */
const GAS = 10_000_000n;

const managerAbi = parseAbi([
  'struct Mint { address token0; address token1; uint24 fee; int24 tickLower; int24 tickUpper; uint256 amount0Desired; uint256 amount1Desired; uint256 amount0Min; uint256 amount1Min; address recipient; uint256 deadline; }',
  'struct Increase { uint256 tokenId; uint256 amount0Desired; uint256 amount1Desired; uint256 amount0Min; uint256 amount1Min; uint256 deadline; }',
  'function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96) payable returns (address)',
  'struct Decrease { uint256 tokenId; uint128 liquidity; uint256 amount0Min; uint256 amount1Min; uint256 deadline; }',
  'struct Collect { uint256 tokenId; address recipient; uint128 amount0Max; uint128 amount1Max; }',
  'function decreaseLiquidity(Decrease params) payable returns (uint256 amount0, uint256 amount1)',
  'function collect(Collect params) payable returns (uint256 amount0, uint256 amount1)',
  'function burn(uint256 tokenId) payable',
  'function mint(Mint params) payable returns (uint256 tokenId, uint128 liquidity, uint256 amount0, uint256 amount1)',
  'function increaseLiquidity(Increase params) payable returns (uint128 liquidity, uint256 amount0, uint256 amount1)',
  'function refundETH() payable',
  'function multicall(bytes[] data) payable returns (bytes[])',
  'function factory() view returns (address)',
  'function WETH9() view returns (address)',
]);
const routerAbi = parseAbi([
  'struct Swap { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 deadline; uint256 amountIn; uint256 amountOutMinimum; uint160 sqrtPriceLimitX96; }',
  'function exactInputSingle(Swap params) payable returns (uint256 amountOut)',
]);

/** A position of a token and the wrapped native coin. */
export interface NewPosition {
  token: Address;
  /** Coins for one token, both of 18 decimals, where the pool begins; a pool that is there has its own price. */
  price: number;
  /** Multiples of `price` between which it works; all prices where it is left out. */
  range?: readonly [number, number];
  fee?: PoolFee;
  /** Base units at most. */
  tokens: bigint;
  /** Wei at most. */
  coins: bigint;
}

/** A V3 exchange on a local chain, as people use it: pools of a token and the wrapped native coin. */
export class V3Exchange {
  readonly manager: Address;
  readonly #chain: TestChain;
  #router: Promise<Address> | undefined;

  constructor(chain: TestChain, manager: Address) {
    [this.#chain, this.manager] = [chain, manager];
  }

  /** Opens a position, and its pool if need be. Resolves to the position's id. */
  async open(owner: Address, { token, price, range, fee = 3000, tokens, coins }: NewPosition): Promise<bigint> {
    const { isFirst, ...pair } = await this.#sorted(token);
    const tickAt = (at: number) => (Math.log(at) / Math.log(TICK)) * (isFirst ? 1 : -1);
    const spacing = SPACINGS[fee];
    const most = Math.floor(TICK_LIMITS.max / spacing) * spacing;
    const [tickLower = -most, tickUpper = most] = (range ?? [])
      .map((factor) => Math.round(tickAt(price * factor) / spacing) * spacing)
      .sort((a, b) => a - b);
    const mint = {
      ...{ ...pair, fee, tickLower, tickUpper, recipient: owner, deadline: DEADLINE },
      ...{ amount0Desired: isFirst ? tokens : coins, amount1Desired: isFirst ? coins : tokens },
      ...{ amount0Min: 0n, amount1Min: 0n },
    };
    const begin = sqrtRatioAtTick(Math.round(tickAt(price)));
    await this.#approve(owner, token, this.manager, tokens);
    const data = [
      encodeFunctionData({
        abi: managerAbi,
        functionName: 'createAndInitializePoolIfNecessary',
        args: [pair.token0, pair.token1, fee, begin],
      }),
      encodeFunctionData({ abi: managerAbi, functionName: 'mint', args: [mint] }),
      encodeFunctionData({ abi: managerAbi, functionName: 'refundETH' }),
    ];
    const { logs } = await this.#manage(owner, data, coins);
    const minted = parseEventLogs({
      abi: positionManagerAbi,
      eventName: 'Transfer',
      logs,
      args: { from: zeroAddress },
    });
    const [position] = minted.filter(({ address }) => address.toLowerCase() === this.manager.toLowerCase());
    if (!position) throw new Error('The event that proves it is missing.');
    return position.args.tokenId;
  }

  /** Adds to a position, which may be anybody's. @param tokens base units at most @param coins wei at most */
  async add(account: Address, token: Address, tokenId: bigint, tokens: bigint, coins: bigint): Promise<void> {
    const { isFirst } = await this.#sorted(token);
    await this.#approve(account, token, this.manager, tokens);
    const increase = {
      ...{ tokenId, deadline: DEADLINE, amount0Min: 0n, amount1Min: 0n },
      ...{ amount0Desired: isFirst ? tokens : coins, amount1Desired: isFirst ? coins : tokens },
    };
    const data = [
      encodeFunctionData({ abi: managerAbi, functionName: 'increaseLiquidity', args: [increase] }),
      encodeFunctionData({ abi: managerAbi, functionName: 'refundETH' }),
    ];
    await this.#manage(account, data, coins);
  }

  /** Takes everything out of a position of one's own, and closes it. */
  async close(owner: Address, tokenId: bigint): Promise<void> {
    const manager = { address: this.manager, abi: managerAbi } as const;
    const [, , , , , , , liquidity] = await this.#chain.client.readContract({
      address: this.manager,
      abi: positionManagerAbi,
      functionName: 'positions',
      args: [tokenId],
    });
    const decrease = { tokenId, liquidity, amount0Min: 0n, amount1Min: 0n, deadline: DEADLINE };
    const collect = { tokenId, recipient: owner, amount0Max: 2n ** 128n - 1n, amount1Max: 2n ** 128n - 1n };
    await this.#chain.send(owner, contractCall({ ...manager, functionName: 'decreaseLiquidity', args: [decrease] }));
    await this.#chain.send(owner, contractCall({ ...manager, functionName: 'collect', args: [collect] }));
    await this.#chain.send(owner, contractCall({ ...manager, functionName: 'burn', args: [tokenId] }));
  }

  /** Buys a token for coins. */
  async buy(account: Address, token: Address, coins: bigint, fee: PoolFee = 3000): Promise<void> {
    const swap = { tokenIn: await this.#wrapped(), tokenOut: token, fee, amountIn: coins };
    await this.#swap(account, swap, coins);
  }

  /** Sells so many base units of a token for wrapped coins. */
  async sell(account: Address, token: Address, tokens: bigint, fee: PoolFee = 3000): Promise<void> {
    await this.#approve(account, token, await this.#routerOf(account), tokens);
    await this.#swap(account, { tokenIn: token, tokenOut: await this.#wrapped(), fee, amountIn: tokens }, 0n);
  }

  async #swap(
    account: Address,
    swap: { tokenIn: Address; tokenOut: Address; fee: PoolFee; amountIn: bigint },
    value: bigint,
  ): Promise<void> {
    const terms = { ...swap, recipient: account, deadline: DEADLINE, amountOutMinimum: 0n, sqrtPriceLimitX96: 0n };
    const address = await this.#routerOf(account);
    const swapping = { address, abi: routerAbi, functionName: 'exactInputSingle', args: [terms], value } as const;
    await this.#chain.send(account, { ...contractCall(swapping), gas: GAS });
  }

  #manage(account: Address, data: Hex[], value: bigint): Promise<TransactionReceipt> {
    const call = { address: this.manager, abi: managerAbi, functionName: 'multicall', args: [data], value } as const;
    return this.#chain.send(account, { ...contractCall(call), gas: GAS });
  }

  /** The published router, deployed by the first account that swaps. */
  #routerOf(account: Address): Promise<Address> {
    this.#router ??= this.#deployRouter(account);
    return this.#router;
  }

  async #deployRouter(account: Address): Promise<Address> {
    const { client } = this.#chain;
    const { abi, bytecode } = publishedArtifact(
      '@uniswap/v3-periphery/artifacts/contracts/SwapRouter.sol/SwapRouter.json',
    );
    const manager = { address: this.manager, abi: managerAbi } as const;
    const factory = await client.readContract({ ...manager, functionName: 'factory' });
    const hash = await client.deployContract({ abi, bytecode, args: [factory, await this.#wrapped()], account });
    const { contractAddress } = await this.#chain.mined(hash, 'deployment of the router');
    if (!contractAddress) throw new Error('The router could not be deployed.');
    return contractAddress;
  }

  async #approve(owner: Address, token: Address, spender: Address, amount: bigint): Promise<void> {
    const approval = { address: token, abi: erc20Abi, functionName: 'approve', args: [spender, amount] } as const;
    await this.#chain.send(owner, contractCall(approval));
  }

  #wrapped(): Promise<Address> {
    return this.#chain.client.readContract({ address: this.manager, abi: managerAbi, functionName: 'WETH9' });
  }

  /** A pool has the lower address first. */
  async #sorted(token: Address): Promise<{ token0: Address; token1: Address; isFirst: boolean }> {
    const wrapped = await this.#wrapped();
    const isFirst = BigInt(token) < BigInt(wrapped);
    return isFirst ? { token0: token, token1: wrapped, isFirst } : { token0: wrapped, token1: token, isFirst };
  }
}
