import { type ChainConfig, CLAIMABLE_MS, SALE_MS } from '@rab/config';
import { presaleAbi, privateSaleAbi, saleAbi } from '@rab/contracts/abis';
import { queryOptions } from '@rab/wallet-context';
import type { Address, ChainClient } from '@rab/wallet-context/contract';
import { type Launchpad, SaleKind } from '../model/Launchpad.ts';

/** The parts of a sale that move, as the chain has them now. */
export interface LiveState {
  totalBaseCollected: bigint;
  totalTokensSold: bigint;
  numBuyers: number;
  forceFailed: boolean;
  lpGenerationComplete: boolean;
  growStatus: number;
  totalRefAmount: bigint;
  finalized: boolean;
  isVisible: boolean;
  projectInfoHash: string;
}

const LISTING = 4;

/** Reads `getInfo` of a sale of either kind; the counters sit one place later in a grow's answer (GRW-06). */
export async function getLiveState(client: ChainClient, kind: SaleKind, address: Address): Promise<LiveState> {
  if (kind === SaleKind.SALE) {
    const [, info2, , counters, , , totalRefAmount] = await client.readContract({
      address,
      abi: presaleAbi,
      functionName: 'getInfo',
    });
    return {
      totalBaseCollected: counters.TOTAL_BASE_COLLECTED,
      totalTokensSold: counters.TOTAL_TOKENS_SOLD,
      numBuyers: Number(counters.NUM_BUYERS),
      forceFailed: counters.FORCE_FAILED,
      lpGenerationComplete: counters.LP_GENERATION_COMPLETE,
      growStatus: 0,
      totalRefAmount,
      finalized: counters.LP_GENERATION_COMPLETE,
      isVisible: true,
      projectInfoHash: info2.projectInfoHash,
    };
  }
  const [[, , info2, , counters, status, , totalRefAmount], finalized] = await Promise.all([
    client.readContract({ address, abi: privateSaleAbi, functionName: 'getInfo' }),
    client.readContract({ address, abi: privateSaleAbi, functionName: 'isFinalized' }),
  ]);
  return {
    totalBaseCollected: counters.TOTAL_BASE_COLLECTED,
    totalTokensSold: counters.TOTAL_TOKENS_SOLD,
    numBuyers: Number(counters.NUM_BUYERS),
    forceFailed: counters.FORCE_FAILED,
    lpGenerationComplete: false,
    growStatus: status >= LISTING ? status : 0,
    totalRefAmount,
    finalized,
    isVisible: info2.isVisible,
    projectInfoHash: info2.projectInfoHash,
  };
}

export const liveStateQueryOptions = (client: ChainClient, chain: ChainConfig, kind: SaleKind, address: Address) =>
  queryOptions({
    queryKey: ['saleState', chain.id, address] as const,
    refetchInterval: SALE_MS,
    queryFn: () => getLiveState(client, kind, address),
  });

/** An indexed sale with what the chain says now: chain reads win where both exist. */
export function withLiveState(sale: Launchpad, live: LiveState | undefined): Launchpad {
  if (!live) return sale;
  const { projectInfoHash, ...moved } = live;
  return { ...sale, ...moved, info2: { ...sale.info2, projectInfoHash } };
}

/** What one account has in a sale. Base units. */
export interface BuyerState {
  baseDeposited: bigint;
  /** Tokens owed in total. */
  totalAmount: bigint;
  claimedAmount: bigint;
  userRefAmount: bigint;
}

/** The account's deposit, tokens and referrals, every 10 s. */
export const buyerQueryOptions = (
  client: ChainClient,
  chain: ChainConfig,
  sale: Address,
  account: Address | undefined,
) =>
  queryOptions({
    queryKey: ['buyer', chain.id, sale, account] as const,
    enabled: account !== undefined,
    refetchInterval: SALE_MS,
    queryFn: async (): Promise<BuyerState> => {
      const [[baseDeposited, totalAmount, claimedAmount], userRefAmount] = await Promise.all([
        client.readContract({ address: sale, abi: saleAbi, functionName: 'BUYERS', args: [account as Address] }),
        client.readContract({
          address: sale,
          abi: saleAbi,
          functionName: 'userRefAmount',
          args: [account as Address],
        }),
      ]);
      return { baseDeposited, totalAmount, claimedAmount, userRefAmount };
    },
  });

/** Tokens the account could claim now: a simulated claim, every 60 s; one that fails counts as 0 (BUY-06). */
export const claimableQueryOptions = (
  client: ChainClient,
  chain: ChainConfig,
  sale: Address,
  account: Address | undefined,
  hasEnded: boolean,
) =>
  queryOptions({
    queryKey: ['claimable', chain.id, sale, account, hasEnded] as const,
    enabled: account !== undefined && hasEnded,
    refetchInterval: CLAIMABLE_MS,
    queryFn: async (): Promise<bigint> => {
      try {
        const { result } = await client.simulateContract({
          address: sale,
          abi: saleAbi,
          functionName: 'userWithdrawTokens',
          args: [],
          account: account as Address,
        });
        return result;
      } catch {
        return 0n;
      }
    },
  });
