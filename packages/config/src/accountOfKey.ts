import { isHex } from 'viem';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';

/**
 * The account of a private key that somebody has set in the environment.
 * @param text 32 bytes in hexadecimal digits, `0x...`
 * @returns null where it is no private key: who says so does not print it
 */
export function accountOfKey(text: string | undefined): PrivateKeyAccount | null {
  if (!isHex(text) || text.length !== 66) return null;
  try {
    return privateKeyToAccount(text);
  } catch {
    // 32 bytes that are no number of the curve: the error of the library has them in it
    return null;
  }
}
