import type { Address, Client } from 'viem';

/** Code of an account that has a key and delegates to a contract (EIP-7702): the key can take it away again. */
const DELEGATION = '0xef0100';

/**
 * Whether an account is a contract and has no key: it signs nothing that a token checks against a key (EIP-2612).
 * @throws where the node does not answer
 */
export async function isContractAccount(client: Pick<Client, 'request'>, address: Address): Promise<boolean> {
  const code = await client.request({ method: 'eth_getCode', params: [address, 'latest'] });
  return code !== '0x' && !code.startsWith(DELEGATION);
}
