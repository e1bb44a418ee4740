import { readFileSync } from 'node:fs';
import { accountOfKey } from '@rab/config/account-of-key';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { UsageError } from './UsageError.ts';

const HOW = 'Set RAB_KEYSTORE and RAB_KEYSTORE_PASSWORD, or RAB_PRIVATE_KEY, in the environment.';

/** Whether a text may be a private key, with or without `0x`; a transaction's hash looks the same and is no argument of ours. */
export const looksLikeKey = (text: string): boolean => /^(?:.*=)?(?:0x)?[0-9a-f]{64}$/i.test(text.trim());

/**
 * The account that signs: of a keystore file (version 3), else of a key in the environment.
 * @throws {UsageError} where there is neither, or it cannot be read; no message has any of what the environment or the file says
 */
export async function readAccount(env: NodeJS.ProcessEnv): Promise<PrivateKeyAccount> {
  if (env.RAB_KEYSTORE) return accountIn(env.RAB_KEYSTORE, env.RAB_KEYSTORE_PASSWORD ?? '');
  const key = env.RAB_PRIVATE_KEY?.trim();
  if (!key) throw new UsageError(`There is no key to sign with. ${HOW}`);
  const account = accountOfKey(key.startsWith('0x') ? key : `0x${key}`);
  if (!account) throw new UsageError('RAB_PRIVATE_KEY is no private key of 32 bytes.');
  return account;
}

async function accountIn(file: string, password: string): Promise<PrivateKeyAccount> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new UsageError('The file that RAB_KEYSTORE names cannot be read.', { cause });
  }
  const { Wallet } = await import('@ethereumjs/wallet');
  const wallet = await Wallet.fromV3(text, password, true).catch((cause: unknown) => {
    throw new UsageError(
      'The keystore that RAB_KEYSTORE names cannot be opened: either it is no keystore of version 3, or RAB_KEYSTORE_PASSWORD is wrong.',
      { cause },
    );
  });
  return privateKeyToAccount(wallet.getPrivateKeyString() as `0x${string}`);
}
