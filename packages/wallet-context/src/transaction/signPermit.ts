import { type Address, parseSignature } from 'viem';
import { getBlock, readContract } from 'viem/actions';
import type { Config } from 'wagmi';
import { signTypedData } from 'wagmi/actions';
import type { Permit } from '../contract/Permit.ts';
import type { PermitDomain } from '../contract/permitDomain.ts';

export interface PermitRequest {
  domain: PermitDomain;
  spender: Address;
  /** Base units. */
  amount: bigint;
}

const LIFETIME = 20n * 60n;
/** Some wallets answer with 0 or 1 where the chain wants 27 or 28. */
const FIRST_V = 27;

const types = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const;

const noncesAbi = [
  {
    type: 'function',
    name: 'nonces',
    stateMutability: 'view',
    inputs: [{ name: 'owner', type: 'address' }],
    outputs: [{ name: '', type: 'uint256' }],
  },
] as const;

/**
 * Asks the wallet to sign that `spender` may take exactly `amount` of the account's tokens, for 20 minutes of chain time.
 * @throws what the wallet answered, also when what it signed is no signature of a key (contract accounts)
 */
export async function signPermit(
  config: Config,
  account: Address,
  { domain, spender, amount }: PermitRequest,
): Promise<Permit> {
  const client = config.getClient({ chainId: domain.chainId });
  const [{ timestamp }, nonce] = await Promise.all([
    getBlock(client),
    readContract(client, {
      address: domain.verifyingContract,
      abi: noncesAbi,
      functionName: 'nonces',
      args: [account],
      account,
    }),
  ]);
  const deadline = timestamp + LIFETIME;
  const signature = await signTypedData(config, {
    account,
    domain,
    types,
    primaryType: 'Permit',
    message: { owner: account, spender, value: amount, nonce, deadline },
  });
  const { r, s, yParity } = parseSignature(signature);
  return { deadline, v: FIRST_V + yParity, r, s };
}
