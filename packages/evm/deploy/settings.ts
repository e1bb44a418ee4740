import type { Address, Hex } from 'viem';

/** A V2 exchange as the platform's settings keep it. */
export interface ExchangeSettings {
  factory: Address;
  router: Address;
  initHash: Hex;
  /** Basis points of a swap: 25 on PancakeSwap V2, 30 on Uniswap V2. */
  swapFeeBps: number;
}

/** What the platform decides for one chain. */
export interface PlatformSettings {
  feeAddress: Address;
  /** The platform's administrator. */
  rabAddress: Address;
  /** Per mille of the raise. */
  baseFee: number;
  /** Per mille of the sold tokens. */
  tokenFee: number;
  /** Wei for creating a sale. */
  creationFee: bigint;
  /** Wei for creating a token. */
  tokenCreationFee: bigint;
  wrappedNative: Address;
  /** V3 position managers whose positions can be locked; without one there is no lock of positions. */
  positionManagers: readonly Address[];
  /** The first is the platform's own choice where one is needed. */
  exchanges: readonly [ExchangeSettings, ...ExchangeSettings[]];
  /** What sales may be priced in besides the native currency. */
  baseTokens: Address[];
}
