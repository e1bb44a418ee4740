import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { useWallet } from '../account/useWallet.ts';
import { useChainConfig } from '../chain/useChainConfig.ts';
import { type ChainClient, useChainClient } from './useChainClient.ts';

/** The EIP-712 domain of a token's permits. */
export interface PermitDomain {
  name: string;
  version: string;
  chainId: number;
  verifyingContract: Address;
}

/** What permits of `token` are signed for; null where it takes none (EIP-2612). */
export const permitDomainQueryOptions = (
  client: ChainClient,
  chainId: number,
  owner: Address | undefined,
  token: Address | null,
) =>
  queryOptions({
    queryKey: ['permitDomain', chainId, owner, token] as const,
    enabled: owner !== undefined && token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      // of no use to who locks nothing: it stays out of the first load
      const { readPermitDomain } = await import('./readPermitDomain.ts');
      return readPermitDomain(client, chainId, owner as Address, token as Address);
    },
  });

/** The domain of the token's permits for the connected wallet; null where there is none, undefined until read. */
export function usePermitDomain(token: Address | null): PermitDomain | null | undefined {
  const { id } = useChainConfig();
  const { address } = useWallet();
  return useQuery(permitDomainQueryOptions(useChainClient(), id, address, token)).data;
}
