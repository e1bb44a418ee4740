import type { Address, Client } from 'viem';
import { getTransactionCount } from 'viem/actions';
import { sleep } from '../state/sleep.ts';

/** What the chain says of an account since it was first looked at: it has sent nothing, it has sent something, or no node answers. */
export type NonceChange = 'still' | 'moved' | 'unread';

/**
 * Looks at how much an account has sent, waiting transactions included.
 * @returns looks again, twice with half a block's time between: the nodes of wallet and page need not know the same at once.
 * `still` as well where the first look told nothing.
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
