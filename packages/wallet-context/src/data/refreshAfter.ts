import type { Address } from 'viem';
import type { RefreshParameters } from './refreshTouched.ts';
import { type Topic, topics } from './topics.ts';

/**
 * Reads again what a confirmed transaction has touched, as `refreshTouched`; what its account holds and has approved
 * always. The transaction has succeeded, also where what is on the screen cannot be read again at once: it never rejects.
 */
export async function refreshAfter(
  { touches = [], account }: { touches?: readonly Topic[] | undefined; account: Address },
  parameters: Omit<RefreshParameters, 'touched'>,
): Promise<void> {
  try {
    // of no use before the first transaction: it stays out of the first load
    const { refreshTouched } = await import('./refreshTouched.ts');
    await refreshTouched({ ...parameters, touched: [topics.account(account), ...touches] });
  } catch {
    // code that is gone after a deployment, or a node that is away: reads have their own intervals
  }
}
