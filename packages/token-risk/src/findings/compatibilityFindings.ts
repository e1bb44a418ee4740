import type { Finding, UndeterminedReason } from '../Finding.ts';
import type { Fit } from '../simulations/Fit.ts';
import { undetermined } from './undetermined.ts';

/** Whether the lock of the product works with the token. */
export function lockFinding(fit: Fit | null, reason: UndeterminedReason | undefined): Finding {
  const topic = 'lock';
  if (!fit) return undetermined(topic, reason);
  if (!fit.works) return { code: 'lockRefused', topic, verdict: 'warning', error: fit.error };
  return fit.loss > 0n
    ? { code: 'lockLoses', topic, verdict: 'warning', bps: fit.loss }
    : { code: 'lockWorks', topic, verdict: 'fine' };
}

/** Whether a sale of the product, by its name, works with the token. */
export function saleFinding(sale: string, fit: Fit | null, reason: UndeterminedReason = 'eth_simulateV1'): Finding {
  const facts = { topic: 'sale', sale } as const;
  if (!fit) return { code: 'saleUndetermined', ...facts, verdict: 'unknown', reason };
  if (!fit.works) return { code: 'saleRefused', ...facts, verdict: 'warning', error: fit.error };
  return fit.loss > 0n
    ? { code: 'saleLoses', ...facts, verdict: 'warning', bps: fit.loss }
    : { code: 'saleWorks', ...facts, verdict: 'fine' };
}
