import type { Address, Client } from 'viem';
import { getCode } from 'viem/actions';

/** Code of an account that has a key and delegates to a contract (EIP-7702). */
const DELEGATED = '0xef0100';

/**
 * Whether an account is a contract and has no key: it signs nothing that a token checks against a key (EIP-2612).
 * @throws where the node does not answer
 */
export async function isContractAccount(client: Client, address: Address): Promise<boolean> {
  const code = await getCode(client, { address });
  return code !== undefined && !code.startsWith(DELEGATED);
}
