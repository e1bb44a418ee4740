import { type ContractKey, contractAddress } from '@rab/config';
import type { ReadContext } from '../ReadContext.ts';

/** Every factory of ours has it. */
const factoryAbi = [
  { type: 'function', name: 'flatFee', stateMutability: 'view', inputs: [], outputs: [{ type: 'uint256' }] },
] as const;

/** Wei that one of our factories asks for a creation. */
export const getFlatFee = ({ client, chain }: ReadContext, factory: ContractKey): Promise<bigint> =>
  client.readContract({ address: contractAddress(chain, factory), abi: factoryAbi, functionName: 'flatFee' });
