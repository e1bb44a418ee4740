import { contractAddress } from '@rab/config';
import { standardTokenFactoryAbi } from '@rab/contracts/abis';
import { askAgain, useChainConfig, useQuery } from '@rab/wallet-context';
import { useChainClient } from '@rab/wallet-context/contract';

/** Wei that creating a standard token costs; undefined until read. */
export function useFlatFee() {
  const chain = useChainConfig();
  const client = useChainClient();
  return useQuery({
    ...askAgain,
    queryKey: ['tokenFlatFee', chain.id],
    queryFn: () =>
      client.readContract({
        address: contractAddress(chain, 'standardTokenFactory'),
        abi: standardTokenFactoryAbi,
        functionName: 'flatFee',
      }),
  });
}
