import type { Address, Client } from 'viem';
import { getTransactionCount } from 'viem/actions';
import { sleep } from '../state/sleep.ts';

/** What an account has done since the first look: sent nothing, sent something, or unknown because no node answers. */
export type NonceChange = 'still' | 'moved' | 'unread';

/**
 * Looks at how much an account has sent, waiting transactions included.
 * @returns a function that looks up to twice more, half a block's time apart: the nodes of wallet and page need not know the
 * same at once. `still` also if the first look got no answer.
 */
export async function watchNonce(client: Client, address: Address): Promise<() => Promise<NonceChange>> {
  const read = () => getTransactionCount(client, { address, blockTag: 'pending' });
  const before = await read().catch(() => null);
  if (before === null) return async () => 'still';
  const look = () =>
    read().then(
      (now): NonceChange => (now > before ? 'moved' : 'still'),
      (): NonceChange => 'unread',
    );
  return async () => {
    const first = await look();
    if (first === 'moved') return first;
    await sleep(client.pollingInterval);
    return look();
  };
}
