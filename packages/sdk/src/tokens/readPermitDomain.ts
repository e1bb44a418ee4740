import { type Address, domainSeparator, keccak256, parseAbi, stringToHex } from 'viem';
import type { ChainClient } from '../ReadContext.ts';

/** The EIP-712 domain of a token's permits. */
export interface PermitDomain {
  name: string;
  version: string;
  chainId: number;
  verifyingContract: Address;
}

const abi = parseAbi([
  'function nonces(address owner) view returns (uint256)',
  'function DOMAIN_SEPARATOR() view returns (bytes32)',
  'function PERMIT_TYPEHASH() view returns (bytes32)',
  'function name() view returns (string)',
  'function eip712Domain() view returns (bytes1 fields, string name, string version, uint256 chainId, address verifyingContract, bytes32 salt, uint256[] extensions)',
]);

const TYPE_HASH = keccak256(
  stringToHex('Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)'),
);
/** The version in the standard's own example, and of most tokens that do not report theirs. */
const USUAL_VERSION = '1';

/**
 * What a permit of the token is signed for, null where the token takes none that follows EIP-2612 (DAI has one of its
 * own kind) or does not report its domain. The domain is trusted only if it hashes to the token's own separator.
 */
export async function readPermitDomain(
  client: Pick<ChainClient, 'readContract'>,
  chainId: number,
  owner: Address,
  token: Address,
): Promise<PermitDomain | null> {
  // with an account viem asks each on its own: in a batch one token that burns all gas spoils everybody's answers
  const of = { address: token, abi, account: owner } as const;
  const orNull = <T>(asked: Promise<T>): Promise<T | null> => asked.catch(() => null);
  const [nonce, separator, typeHash, told, name] = await Promise.all([
    orNull(client.readContract({ ...of, functionName: 'nonces', args: [owner] })),
    orNull(client.readContract({ ...of, functionName: 'DOMAIN_SEPARATOR' })),
    orNull(client.readContract({ ...of, functionName: 'PERMIT_TYPEHASH' })),
    orNull(client.readContract({ ...of, functionName: 'eip712Domain' })),
    orNull(client.readContract({ ...of, functionName: 'name' })),
  ]);
  if (nonce === null || separator === null || (typeHash !== null && typeHash !== TYPE_HASH)) return null;
  const names = told ? { name: told[1], version: told[2] } : name !== null && { name, version: USUAL_VERSION };
  if (!names) return null;
  const domain = { ...names, chainId, verifyingContract: token };
  return domainSeparator({ domain }) === separator ? domain : null;
}
