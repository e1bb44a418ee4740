import type { TokenConfig } from '@rab/config';
import { useChainConfig } from '../chain/useChainConfig.ts';
import { useWallet } from '../session/useWallet.ts';
import { useBalancesOf, useShownBalancesOf } from './balances.ts';
import { type FetchStatus, fetchStatusOf } from './fetchStatus.ts';

export interface BaseBalance {
  token: TokenConfig;
  /** Base units; undefined until the first answer, 0 where it cannot be read (WAL-10). */
  balance: bigint | undefined;
  /** When it was read, in milliseconds, where it is of an earlier visit. */
  keptAt: number | undefined;
}

/** What the connected wallet has of each supported base token, in the configuration's order, to be shown (WAL-05, WAL-11). */
export function useBaseBalances(): { balances: BaseBalance[]; status: FetchStatus } {
  const chain = useChainConfig();
  const { address } = useWallet();
  const tokens = chain.baseTokens.map((token) => token.address);
  const of = address ? { account: address, tokens } : null;
  const query = useBalancesOf(of);
  const { data, keptAt } = useShownBalancesOf(of);
  // also while it is asked again: an answer that failed once does not become unknown every few seconds
  const isUnread = query.data === undefined && query.errorUpdateCount > 0;
  const balances = chain.baseTokens.map((token, index) =>
    isUnread ? { token, balance: 0n, keptAt: undefined } : { token, balance: data?.[index], keptAt },
  );
  return { balances, status: fetchStatusOf(query) };
}
