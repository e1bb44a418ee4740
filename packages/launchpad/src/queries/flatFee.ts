import { presaleFactoryAbi } from '@rab/contracts/abis';
import { askAgain, useChainConfig, useQuery } from '@rab/wallet-context';
import { useChainClient } from '@rab/wallet-context/contract';
import { factoryOf } from '../actions/createSale.ts';
import type { SaleKind } from '../model/Launchpad.ts';

/** Wei that creating a sale of a kind costs; undefined until read. */
export function useFlatFee(kind: SaleKind) {
  const chain = useChainConfig();
  const client = useChainClient();
  return useQuery({
    ...askAgain,
    queryKey: ['saleFlatFee', chain.id, kind] as const,
    queryFn: () =>
      client.readContract({ address: factoryOf(chain, kind), abi: presaleFactoryAbi, functionName: 'flatFee' }),
  });
}
