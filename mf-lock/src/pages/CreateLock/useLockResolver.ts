import { parseAddress } from '@rab/contracts';
import { type Resolver, valibotResolver } from '@rab/ui/forms';
import { useChainClock, useChainConfig, useQueryClient, useWallet } from '@rab/wallet-context';
import { balancesQueryOptions, tokenInfoQueryOptions, useChainClient } from '@rab/wallet-context/contract';
import { type CreateLockForm, createLockSchema, type NewLock } from './createLockSchema.ts';

/** Judges the form only after token and balance were read: never against something undefined. */
export function useLockResolver(): Resolver<CreateLockForm, unknown, NewLock> {
  const chain = useChainConfig();
  const client = useChainClient();
  const queries = useQueryClient();
  const { address } = useWallet();
  const chainClock = useChainClock();

  return async (values, context, options) => {
    const tokenAddress = parseAddress(values.tokenAddress);
    const token = tokenAddress
      ? await queries.fetchQuery(tokenInfoQueryOptions(client, chain, tokenAddress)).catch(() => null)
      : null;
    const balance =
      address && token
        ? (await queries.fetchQuery(balancesQueryOptions(client, chain, address, [token.address])))[0]
        : undefined;
    return valibotResolver(createLockSchema({ token, balance, now: chainClock() }))(values, context, options);
  };
}
