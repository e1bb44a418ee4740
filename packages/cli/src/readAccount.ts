import { readFileSync } from 'node:fs';
import { isHex, size } from 'viem';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { UsageError } from './UsageError.ts';

const HOW = 'Set RAB_KEYSTORE and RAB_KEYSTORE_PASSWORD, or RAB_PRIVATE_KEY, in the environment.';

/** Whether a text may be a private key, with or without `0x`; a transaction's hash looks the same and is no argument of ours. */
export const looksLikeKey = (text: string): boolean => /^(?:.*=)?(?:0x)?[0-9a-f]{64}$/i.test(text.trim());

/**
 * The account that signs: of a keystore file (version 3), else of a key in the environment.
 * @throws {UsageError} where there is neither, or it cannot be read
 */
export async function readAccount(env: NodeJS.ProcessEnv): Promise<PrivateKeyAccount> {
  if (env.RAB_KEYSTORE) return privateKeyToAccount(await keyIn(env.RAB_KEYSTORE, env.RAB_KEYSTORE_PASSWORD ?? ''));
  const key = env.RAB_PRIVATE_KEY?.trim();
  if (!key) throw new UsageError(`There is no key to sign with. ${HOW}`);
  const hex = key.startsWith('0x') ? key : `0x${key}`;
  if (!isHex(hex) || size(hex) !== 32) throw new UsageError('RAB_PRIVATE_KEY is no private key of 32 bytes.');
  return privateKeyToAccount(hex);
}

async function keyIn(file: string, password: string): Promise<`0x${string}`> {
  try {
    const { Wallet } = await import('@ethereumjs/wallet');
    const wallet = await Wallet.fromV3(readFileSync(file, 'utf8'), password, true);
    return wallet.getPrivateKeyString() as `0x${string}`;
  } catch (cause) {
    throw new UsageError(`The keystore ${file} cannot be opened: ${(cause as Error).message}`, { cause });
  }
}
