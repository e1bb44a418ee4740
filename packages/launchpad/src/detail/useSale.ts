import { parseAddress } from '@rab/contracts';
import { useChainConfig, useQuery } from '@rab/wallet-context';
import { useChainClient, zeroAddress } from '@rab/wallet-context/contract';
import type { Launchpad, SaleKind } from '../model/Launchpad.ts';
import { launchpadQueryOptions, SaleNotFound } from '../queries/launchpads.ts';
import { liveStateQueryOptions, withLiveState } from '../queries/saleState.ts';

export type SaleResult =
  | { status: 'loading' | 'missing' | 'failed' }
  | { status: 'ready'; sale: Launchpad; isStale: boolean };

/** A sale for its own page: indexed terms and lists with the chain's own state on top. */
export function useSale(kind: SaleKind, idText: string | undefined): SaleResult {
  const chain = useChainConfig();
  const client = useChainClient();
  const id = parseAddress(idText);
  const indexed = useQuery({ ...launchpadQueryOptions(chain, kind, id ?? zeroAddress), enabled: id !== null });
  const live = useQuery({
    ...liveStateQueryOptions(client, chain, kind, id ?? zeroAddress),
    enabled: indexed.data !== undefined,
  });
  if (!id) return { status: 'missing' };
  if (indexed.data)
    return { status: 'ready', sale: withLiveState(indexed.data, live.data), isStale: indexed.isError || live.isError };
  if (!indexed.isError) return { status: 'loading' };
  return { status: indexed.error instanceof SaleNotFound ? 'missing' : 'failed' };
}
