import { parseAddress } from '@rab/contracts';
import { type Resolver, valibotResolver } from '@rab/ui/forms';
import { useChainClock, useChainConfig, useQueryClient, useWallet } from '@rab/wallet-context';
import { balancesQueryOptions, tokenInfoQueryOptions, useChainClient } from '@rab/wallet-context/contract';
import { type CreateLockForm, createLockSchema, type NewLock } from './createLockSchema.ts';

/**
 * Judges the form only after token and balance were read, or could not be: a form whose token is not known is refused, and
 * a balance that is not known is left to the simulation.
 */
export function useLockResolver(): Resolver<CreateLockForm, unknown, NewLock> {
  const chain = useChainConfig();
  const client = useChainClient();
  const queries = useQueryClient();
  const { address } = useWallet();
  const chainClock = useChainClock();

  return async (values, context, options) => {
    const tokenAddress = parseAddress(values.tokenAddress);
    const unknown = () => undefined;
    const token = tokenAddress
      ? await queries.fetchQuery(tokenInfoQueryOptions(client, chain, tokenAddress)).catch(unknown)
      : null;
    const balances =
      address &&
      token &&
      (await queries.fetchQuery(balancesQueryOptions(client, chain, address, [token.address])).catch(unknown));
    const balance = balances?.[0];
    return valibotResolver(createLockSchema({ token, balance, now: chainClock() }))(values, context, options);
  };
}
