import { type Address, type Hex, hashTypedData, zeroAddress } from 'viem';

/** What the owners of a Safe sign (EIP-712 type `SafeTx` of safe-smart-account); amounts are base units. */
export interface SafeTx {
  to: Address;
  value: bigint;
  data: Hex;
  operation: number;
  safeTxGas: bigint;
  baseGas: bigint;
  gasPrice: bigint;
  gasToken: Address;
  refundReceiver: Address;
  nonce: bigint;
}

const types = {
  SafeTx: [
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'data', type: 'bytes' },
    { name: 'operation', type: 'uint8' },
    { name: 'safeTxGas', type: 'uint256' },
    { name: 'baseGas', type: 'uint256' },
    { name: 'gasPrice', type: 'uint256' },
    { name: 'gasToken', type: 'address' },
    { name: 'refundReceiver', type: 'address' },
    { name: 'nonce', type: 'uint256' },
  ],
} as const;

/** Hash of what the owners sign, of Safes from version 1.3.0 on. */
export const safeTxHashOf = (chainId: number, safe: Address, message: SafeTx): Hex =>
  hashTypedData({ domain: { chainId, verifyingContract: safe }, types, primaryType: 'SafeTx', message });

/** What takes the place of a proposal where the owners reject it: an empty call to the Safe itself, with the same nonce. */
export const rejectionOf = (safe: Address, nonce: number): SafeTx => ({
  ...{ to: safe, value: 0n, data: '0x', operation: 0, safeTxGas: 0n, baseGas: 0n, gasPrice: 0n },
  ...{ gasToken: zeroAddress, refundReceiver: zeroAddress, nonce: BigInt(nonce) },
});
