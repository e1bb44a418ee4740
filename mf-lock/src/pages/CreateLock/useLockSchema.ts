import { parseAddress } from '@rab/contracts';
import { useChainClock, useQueryClient, useReadContext, useWallet } from '@rab/wallet-context';
import { balancesQueryOptions, type TokenInfo, tokenInfoQueryOptions } from '@rab/wallet-context/reads';
import { type CreateLockForm, createLockSchema } from './createLockSchema.ts';

/** Reads a typed address: null where it is no readable token, undefined where the node did not answer. */
export function useTokenReader(): (text: string) => Promise<TokenInfo | null | undefined> {
  const context = useReadContext();
  const queries = useQueryClient();
  return async (text) => {
    const address = parseAddress(text);
    return address ? queries.fetchQuery(tokenInfoQueryOptions(context, address)).catch(() => undefined) : null;
  };
}

/**
 * The rules of the form, only after token and balance were read, or could not be: a form whose token is not known is
 * refused, and a balance that is not known is left to the simulation.
 */
export function useLockSchema(): (
  form: Pick<CreateLockForm, 'tokenAddress'>,
) => Promise<ReturnType<typeof createLockSchema>> {
  const context = useReadContext();
  const queries = useQueryClient();
  const { address } = useWallet();
  const chainClock = useChainClock();
  const readToken = useTokenReader();

  return async (form) => {
    const token = await readToken(form.tokenAddress);
    const balances =
      address &&
      token &&
      (await queries
        .fetchQuery(balancesQueryOptions(context, { account: address, tokens: [token.address] }))
        .catch(() => undefined));
    return createLockSchema({ token, balance: balances?.[0], now: chainClock() });
  };
}
