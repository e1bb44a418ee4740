import type { Act } from './acts.ts';
import type { Scene } from './Scene.ts';

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

/** One fault; with each act that it is not spared one case. It goes on where the row before it in its story has ended. */
export interface FaultRow {
  phase: Phase;
  fault: string;
  /** Acts that it means nothing to. */
  isSpared?: (act: Act) => boolean;
  /** Before the act's page is loaded. */
  prepare?: (scene: Scene) => unknown;
  /**
   * Without it, it is there throughout its story, whose last row goes through all the same.
   * @param index of the act: it takes its own of several shapes of a fault
   */
  play?: (scene: Scene, index: number) => Promise<void>;
}

/** Faults that are tried on one load of an act's page, one after the other: only the last one ends the act. */
export interface Story {
  rows: readonly FaultRow[];
  /** What a fault has said is taken away before the next one. */
  isCleared?: boolean;
  /** The page's clock is put forward. */
  hasClock?: boolean;
}

export const shapeOf = (shapes: readonly unknown[], index: number): unknown => shapes[index % shapes.length];
