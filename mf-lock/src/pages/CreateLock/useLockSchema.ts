import { parseAddress } from '@rab/contracts';
import { useChainClock, useQueryClient, useReadContext, useWallet } from '@rab/wallet-context';
import { balancesQueryOptions, tokenInfoQueryOptions } from '@rab/wallet-context/contract';
import { type CreateLockForm, createLockSchema } from './createLockSchema.ts';

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

  return async (form) => {
    const tokenAddress = parseAddress(form.tokenAddress);
    const unknown = () => undefined;
    const token = tokenAddress
      ? await queries.fetchQuery(tokenInfoQueryOptions(context, tokenAddress)).catch(unknown)
      : null;
    const balances =
      address &&
      token &&
      (await queries
        .fetchQuery(balancesQueryOptions(context, { account: address, tokens: [token.address] }))
        .catch(unknown));
    return createLockSchema({ token, balance: balances?.[0], now: chainClock() });
  };
}
