import type { Address } from 'viem';
import { useWallet } from '../account/useWallet.ts';
import { defineRead } from '../data/defineRead.ts';
import type { ReadContext } from '../data/readContext.ts';
import { topics } from '../data/topics.ts';

/** The EIP-712 domain of a token's permits. */
export interface PermitDomain {
  name: string;
  version: string;
  chainId: number;
  verifyingContract: Address;
}

/** What permits of `token` are signed for; null where it takes none (EIP-2612). */
export async function getPermitDomain(
  { client, chain }: ReadContext,
  { owner, token }: { owner: Address; token: Address },
): Promise<PermitDomain | null> {
  // of no use to who locks nothing: it stays out of the first load
  const { readPermitDomain } = await import('./readPermitDomain.ts');
  return readPermitDomain(client, chain.id, owner, token);
}

const { useRead: usePermitDomainOf } = defineRead({
  name: 'permitDomain',
  get: getPermitDomain,
  about: ({ token }) => [topics.token(token)],
  staleTime: Number.POSITIVE_INFINITY,
});

/** The domain of the token's permits for the connected wallet; null where there is none, undefined until read. */
export function usePermitDomain(token: Address | null): PermitDomain | null | undefined {
  const { address } = useWallet();
  return usePermitDomainOf(address && token ? { owner: address, token } : null).data;
}
