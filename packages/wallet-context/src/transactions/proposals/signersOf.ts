import { safeAbi } from '@rab/contracts/abis/foreign';
import { isContractAccount } from '@rab/contracts/contract-account';
import {
  type Address,
  type Client,
  concat,
  type Hex,
  hashMessage,
  hexToNumber,
  isAddressEqual,
  numberToHex,
  recoverAddress,
  slice,
} from 'viem';
import { readContract } from 'viem/actions';
import type { Listed } from './askSafeService.ts';

/** Where the byte is that says how an owner has signed. */
const KIND_AT = 64;
const BY_CONTRACT = 0;
const ON_CHAIN = 1;
/** Greater ones are of a message that the owner's wallet has signed (`eth_sign`), plus 4. */
const LAST_PLAIN = 30;
const MESSAGE_SHIFT = 4;

/**
 * Which of a Safe's owners have signed a proposal: what the service says is checked by signature or chain. For an owner that is
 * a contract only the Safe itself can check it, so the service is believed.
 */
export async function signersOf(
  client: Client,
  safe: Address,
  owners: readonly Address[],
  { safeTxHash, confirmations }: Listed,
): Promise<Address[]> {
  const signers = await Promise.all(
    confirmations.map(async ({ owner, signature }) => {
      const kind = hexToNumber(slice(signature, KIND_AT, KIND_AT + 1));
      if (kind === BY_CONTRACT) return (await isContractAccount(client, owner)) ? owner : null;
      if (kind !== ON_CHAIN) return signerOf(safeTxHash, signature, kind);
      const args = [owner, safeTxHash] as const;
      const approved = await readContract(client, {
        address: safe,
        abi: safeAbi,
        functionName: 'approvedHashes',
        args,
      });
      return approved > 0n ? owner : null;
    }),
  );
  return owners.filter((owner) => signers.some((signer) => signer && isAddressEqual(signer, owner)));
}

function signerOf(safeTxHash: Hex, signature: Hex, kind: number): Promise<Address> {
  if (kind <= LAST_PLAIN) return recoverAddress({ hash: safeTxHash, signature });
  const plain = concat([slice(signature, 0, KIND_AT), numberToHex(kind - MESSAGE_SHIFT)]);
  return recoverAddress({ hash: hashMessage({ raw: safeTxHash }), signature: plain });
}
