import { type ChainConfig, contractAddress, FAST_TICK_MS } from '@rab/config';
import { bnAAbi } from '@rab/contracts/abis';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { useWallet } from '../account/useWallet.ts';
import { useChainConfig } from '../chain/useChainConfig.ts';
import { type ChainClient, useChainClient } from './useChainClient.ts';

/** Balances of an account in base units, in the order of `tokens`; the zero address is the native currency. */
export const balancesQueryOptions = (
  client: ChainClient,
  chain: ChainConfig,
  account: Address | undefined,
  tokens: readonly Address[],
) =>
  queryOptions({
    queryKey: ['balances', chain.id, account, ...tokens] as const,
    enabled: account !== undefined && tokens.length > 0,
    refetchInterval: FAST_TICK_MS,
    queryFn: () =>
      client.readContract({
        address: contractAddress(chain, 'bnA'),
        abi: bnAAbi,
        functionName: 'getBalances',
        args: [account as Address, tokens],
      }),
  });

/** Balances of the connected wallet; an unreadable one counts as 0 (WAL-10). Undefined until read. */
export function useBalances(tokens: readonly Address[]): readonly bigint[] | undefined {
  const { address } = useWallet();
  return useQuery(balancesQueryOptions(useChainClient(), useChainConfig(), address, tokens)).data;
}

/** What `spender` may take of the wallet's `token`, in base units. */
export const allowanceQueryOptions = (
  client: ChainClient,
  chain: ChainConfig,
  account: Address | undefined,
  token: Address | null,
  spender: Address | null,
) =>
  queryOptions({
    queryKey: ['allowances', chain.id, account, token, spender] as const,
    enabled: account !== undefined && token !== null && spender !== null,
    refetchInterval: FAST_TICK_MS,
    queryFn: async () => {
      const [allowance] = await client.readContract({
        address: contractAddress(chain, 'bnA'),
        abi: bnAAbi,
        functionName: 'getAllowances',
        args: [account as Address, [token as Address], [spender as Address]],
      });
      return allowance ?? 0n;
    },
  });

/** Allowance of the connected wallet; undefined until read. */
export function useAllowance(token: Address | null, spender: Address | null): bigint | undefined {
  const { address } = useWallet();
  return useQuery(allowanceQueryOptions(useChainClient(), useChainConfig(), address, token, spender)).data;
}
