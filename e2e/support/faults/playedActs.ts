import { sampled } from '../sampled.ts';
import type { FaultSequence } from './FaultRow.ts';
import { actsOf, SEQUENCES } from './sequences.ts';
import type { TestedAct } from './testedActs.ts';

/** The acts of a sequence that this run tries. */
export const playedActs = (sequence: FaultSequence): readonly TestedAct[] =>
  sampled(actsOf(sequence), Object.values<FaultSequence>(SEQUENCES).indexOf(sequence));
