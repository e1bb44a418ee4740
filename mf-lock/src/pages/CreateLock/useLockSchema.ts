import { parseAddress } from '@rab/contracts';
import { useChainClock, useChainConfig, useQueryClient, useWallet } from '@rab/wallet-context';
import { balancesQueryOptions, tokenInfoQueryOptions, useChainClient } from '@rab/wallet-context/contract';
import { type CreateLockForm, createLockSchema } from './createLockSchema.ts';

/**
 * The rules of the form, only after token and balance were read, or could not be: a form whose token is not known is
 * refused, and a balance that is not known is left to the simulation.
 */
export function useLockSchema(): (
  form: Pick<CreateLockForm, 'tokenAddress'>,
) => Promise<ReturnType<typeof createLockSchema>> {
  const chain = useChainConfig();
  const client = useChainClient();
  const queries = useQueryClient();
  const { address } = useWallet();
  const chainClock = useChainClock();

  return async (form) => {
    const tokenAddress = parseAddress(form.tokenAddress);
    const unknown = () => undefined;
    const token = tokenAddress
      ? await queries.fetchQuery(tokenInfoQueryOptions(client, chain, tokenAddress)).catch(unknown)
      : null;
    const balances =
      address &&
      token &&
      (await queries.fetchQuery(balancesQueryOptions(client, chain, address, [token.address])).catch(unknown));
    return createLockSchema({ token, balance: balances?.[0], now: chainClock() });
  };
}
