import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { type Config, useConfig } from 'wagmi';
import { getCapabilities } from 'wagmi/actions';
import { useChainConfig } from '../chain/useChainConfig.ts';
import { useWallet } from '../session/useWallet.ts';

/** What a wallet says that it can do on a chain; `atomicBatch` is the word of an earlier draft, which Safes use. */
interface Capabilities {
  atomic?: { status?: string };
  atomicBatch?: { supported?: boolean };
}

/** Whether the wallet can do several calls as one, all or none, on a chain (EIP-5792); most wallets know no such thing. */
export async function getAtomicCalls(config: Config, chainId: number, account: Address): Promise<boolean> {
  try {
    const { atomic, atomicBatch } = ((await getCapabilities(config, { account, chainId })) ?? {}) as Capabilities;
    return atomic?.status === 'supported' || atomic?.status === 'ready' || atomicBatch?.supported === true;
  } catch {
    return false;
  }
}

/** Of the wallet itself, not of the chain: no transaction changes it. */
const atomicCallsQueryOptions = (
  config: Config,
  chainId: number,
  wallet: { rdns: string; address: Address } | undefined,
) =>
  queryOptions({
    queryKey: ['atomicCalls', chainId, wallet?.rdns, wallet?.address] as const,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: wallet ? () => getAtomicCalls(config, chainId, wallet.address) : skipToken,
  });

/** True where the connected wallet takes several calls as one request; undefined until it has answered. */
export function useAtomicCalls(): boolean | undefined {
  const config = useConfig();
  const { id } = useChainConfig();
  const wallet = useWallet();
  return useQuery(atomicCallsQueryOptions(config, id, wallet.status === 'ready' ? wallet : undefined)).data;
}
