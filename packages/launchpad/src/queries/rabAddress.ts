import { contractAddress } from '@rab/config';
import { launchpadSettingAbi } from '@rab/contracts/abis';
import { defineRead, type ReadContext, topics } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';

/** The platform administrator's address from the launchpad settings (OWN-06). */
export const getRabAddress = ({ client, chain }: ReadContext): Promise<Address> =>
  client.readContract({
    address: contractAddress(chain, 'launchpadSetting'),
    abi: launchpadSettingAbi,
    functionName: 'getRABAddress',
  });

const { useRead } = defineRead<Record<string, never>, Address>({
  name: 'rabAddress',
  get: getRabAddress,
  about: () => [topics.settings],
  staleTime: 60_000,
});

/** As `getRabAddress`; undefined until read. */
export const useRabAddress = (): Address | undefined => useRead({}).data;
