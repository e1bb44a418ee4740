import type { FaultRun } from './FaultRun.ts';
import type { TestedAct } from './testedActs.ts';

/** When something goes wrong, seen from the act. */
export type Phase =
  | 'before'
  | 'in the wallet'
  | 'sent'
  | 'pending'
  | 'after a reload'
  | 'second tab'
  | 'other page'
  | 'on chain';

/** One fault: a case with every act that is not spared. It continues where the row before it in its sequence ended. */
export interface FaultRow {
  phase: Phase;
  fault: string;
  /** Acts that it does not affect. */
  isSpared?: (act: TestedAct) => boolean;
  /** Before the act's page is loaded. */
  prepare?: (run: FaultRun) => unknown;
  /**
   * Without it the fault is there throughout its sequence, and the last row still succeeds.
   * @param index of the act, which selects one of several shapes of the fault
   */
  play?: (run: FaultRun, index: number) => Promise<void>;
}

/** Faults that are tried on one load of an act's page, one after the other: only the last one ends the act. */
export interface FaultSequence {
  rows: readonly FaultRow[];
  /** The toasts of a fault are dismissed before the next one. */
  isCleared?: boolean;
  /** The page's clock is moved forward. */
  hasClock?: boolean;
}

export const shapeOf = (shapes: readonly unknown[], index: number): unknown => shapes[index % shapes.length];
