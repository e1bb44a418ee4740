import { contractAddress } from '@rab/config';
import { launchpadSettingAbi } from '@rab/contracts/abis';
import { useChainConfig, useQuery } from '@rab/wallet-context';
import { useChainClient } from '@rab/wallet-context/contract';

const STALE_MS = 60_000;

/** The platform administrator's address from the launchpad settings (OWN-06); undefined until read. */
export function useRabAddress() {
  const chain = useChainConfig();
  const client = useChainClient();
  return useQuery({
    queryKey: ['rabAddress', chain.id],
    staleTime: STALE_MS,
    queryFn: () =>
      client.readContract({
        address: contractAddress(chain, 'launchpadSetting'),
        abi: launchpadSettingAbi,
        functionName: 'getRABAddress',
      }),
  }).data;
}
