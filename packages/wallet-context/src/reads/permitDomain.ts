import type { PermitDomain } from '@rab/sdk/tokens';
import type { Address } from 'viem';
import { useWallet } from '../session/useWallet.ts';
import { defineRead } from './defineRead.ts';
import type { ReadContext } from './readContext.ts';
import { topics } from './topics.ts';

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

/** The domain of the token's permits for the connected wallet; null if the token has no permits, undefined until read. */
export function usePermitDomain(token: Address | null): PermitDomain | null | undefined {
  const { address } = useWallet();
  return usePermitDomainOf(address && token ? { owner: address, token } : null).data;
}
