import { type ContractKey, contractAddress } from '@rab/config';
import { askAgain } from './askAgain.ts';
import { defineRead } from './defineRead.ts';
import type { ReadContext } from './readContext.ts';
import { topics } from './topics.ts';

/** Every factory of ours has it. */
const factoryAbi = [
  { type: 'function', name: 'flatFee', stateMutability: 'view', inputs: [], outputs: [{ type: 'uint256' }] },
] as const;

/** Wei that one of our factories asks for a creation. */
export const getFlatFee = ({ client, chain }: ReadContext, factory: ContractKey): Promise<bigint> =>
  client.readContract({ address: contractAddress(chain, factory), abi: factoryAbi, functionName: 'flatFee' });

export const { options: flatFeeQueryOptions, useRead: useFlatFee } = defineRead({
  name: 'flatFee',
  get: getFlatFee,
  about: () => [topics.settings],
  ...askAgain,
});
