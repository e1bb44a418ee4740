import { contractAddress } from '@rab/config';
import { liquidityGeneratorTokenFactoryAbi } from '@rab/contracts/abis';
import { defineRead, type ReadContext, topics } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';

/** The only router that the factory's tokens use; it never changes. */
export const getFactoryRouter = (
  { client, chain }: ReadContext,
  factory: 'liquidityGeneratorTokenFactory',
): Promise<Address> =>
  client.readContract({
    address: contractAddress(chain, factory),
    abi: liquidityGeneratorTokenFactoryAbi,
    functionName: 'ROUTER',
  });

export const { useRead: useFactoryRouter } = defineRead({
  name: 'factoryRouter',
  get: getFactoryRouter,
  about: () => [topics.settings],
  staleTime: Number.POSITIVE_INFINITY,
});
