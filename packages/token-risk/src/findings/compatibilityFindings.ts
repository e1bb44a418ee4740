import type { Finding, UndeterminedReason } from '../Finding.ts';
import type { Compatibility } from '../simulations/Compatibility.ts';
import { undetermined } from './undetermined.ts';

/** Whether the lock of the product works with the token. */
export function lockFinding(compatibility: Compatibility | null, reason: UndeterminedReason | undefined): Finding {
  const topic = 'lock';
  if (!compatibility) return undetermined(topic, reason);
  if (!compatibility.works) return { code: 'lockRefused', topic, verdict: 'warning', error: compatibility.error };
  return compatibility.loss > 0n
    ? { code: 'lockLoses', topic, verdict: 'warning', bps: compatibility.loss }
    : { code: 'lockWorks', topic, verdict: 'fine' };
}

/** Whether a sale of the product, by its name, works with the token. */
export function saleFinding(
  sale: string,
  compatibility: Compatibility | null,
  reason: UndeterminedReason = 'eth_simulateV1',
): Finding {
  const facts = { topic: 'sale', sale } as const;
  if (!compatibility) return { code: 'saleUndetermined', ...facts, verdict: 'unknown', reason };
  if (!compatibility.works) return { code: 'saleRefused', ...facts, verdict: 'warning', error: compatibility.error };
  return compatibility.loss > 0n
    ? { code: 'saleLoses', ...facts, verdict: 'warning', bps: compatibility.loss }
    : { code: 'saleWorks', ...facts, verdict: 'fine' };
}
