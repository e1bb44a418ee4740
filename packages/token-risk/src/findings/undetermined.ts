import type { Finding, RefusedMethod, UndeterminedReason } from '../Finding.ts';

/** What could not be determined, and why: where nothing is said, the node does not try it. */
export const undetermined = (
  topic: Finding<'undetermined'>['topic'],
  reason: UndeterminedReason = 'eth_simulateV1',
): Finding<'undetermined'> => ({ code: 'undetermined', topic, verdict: 'unknown', reason });

/** Why a balance or a sum is not known. */
export const whyUnread = ({ refused }: { refused: ReadonlySet<RefusedMethod> }): UndeterminedReason =>
  refused.has('eth_call') ? 'eth_call' : 'noAmount';
