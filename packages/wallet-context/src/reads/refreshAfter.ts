import type { RefreshParameters } from './refreshTouched.ts';
import { type SettledAct, settlingAtom } from './settling.ts';
import { topics } from './topics.ts';

/**
 * Reads again what a confirmed transaction has touched, as `refreshTouched`; what its account holds and has approved
 * always. The transaction has succeeded, also where what is on the screen cannot be read again at once: it never rejects.
 */
export async function refreshAfter(settled: SettledAct, parameters: Omit<RefreshParameters, 'touched'>): Promise<void> {
  const { store } = parameters;
  store.set(settlingAtom, (before) => [...before, settled]);
  try {
    // of no use before the first transaction: it stays out of the first load
    const { refreshTouched } = await import('./refreshTouched.ts');
    await refreshTouched({ ...parameters, touched: [topics.account(settled.account), ...(settled.touches ?? [])] });
  } catch {
    // code that is gone after a deployment, or an unreachable node: reads have their own intervals
  } finally {
    store.set(settlingAtom, (before) => before.filter((entry) => entry !== settled));
  }
}
