import type { TokenConfig } from '@rab/config';
import { useQuery } from '@tanstack/react-query';
import { useWallet } from '../account/useWallet.ts';
import { useChainConfig } from '../chain/useChainConfig.ts';
import { type FetchStatus, fetchStatusOf } from '../data/fetchStatus.ts';
import { balancesQueryOptions } from './balances.ts';
import { useChainClient } from './useChainClient.ts';

export interface BaseBalance {
  token: TokenConfig;
  /** Base units; undefined until the first answer, 0 where it cannot be read (WAL-10). */
  balance: bigint | undefined;
}

/** What the connected wallet has of each supported base token, in the configuration's order (WAL-05, WAL-11). */
export function useBaseBalances(): { balances: BaseBalance[]; status: FetchStatus } {
  const chain = useChainConfig();
  const { address } = useWallet();
  const tokens = chain.baseTokens.map((token) => token.address);
  const query = useQuery(balancesQueryOptions(useChainClient(), chain, address, tokens));
  // also while it is asked again: an answer that failed once does not become unknown every few seconds
  const unread = query.errorUpdateCount > 0 ? 0n : undefined;
  const balances = chain.baseTokens.map((token, index) => ({ token, balance: query.data?.[index] ?? unread }));
  return { balances, status: fetchStatusOf(query) };
}
