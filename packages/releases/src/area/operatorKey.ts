import { createInterface } from 'node:readline/promises';
import { accountOfKey } from '@rab/config/account-of-key';
import { isHex } from 'viem';
import type { Sign } from './logRelease.ts';

/**
 * How releases are signed: with the private key in `RELEASE_KEY`, or by hand, with a wallet that signs the text that is printed. A key
 * is asked for when something is to be signed.
 * @param isByHand reads the signature from the standard input instead
 * @throws where a release is to be signed and there is no key
 */
export const operatorKey =
  (isByHand: boolean, key = process.env.RELEASE_KEY): Sign =>
  async (message) => {
    if (isByHand) return askFor(message);
    const account = accountOfKey(key);
    if (!account)
      throw new Error(
        'The site has a log of releases: RELEASE_KEY has to be a private key (0x...), or --by-hand asks for a signature.',
      );
    return account.signMessage({ message });
  };

async function askFor(message: string): Promise<`0x${string}`> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(
    `Sign this message (personal_sign) with a key of the operator:\n\n${message}\n\nSignature: `,
  );
  terminal.close();
  const signature = answer.trim().toLowerCase();
  if (!isHex(signature) || signature.length !== 132) throw new Error('This is no signature (0x and 130 digits).');
  return signature;
}
