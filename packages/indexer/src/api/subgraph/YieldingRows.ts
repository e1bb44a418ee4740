import { setImmediate } from 'node:timers/promises';

/** Values that are put into an answer in one piece: a few hundredths of a second on a slow machine. */
const VALUES = 20_000;

/** Divides the work on the rows of one request into turns, between which others come to theirs. */
export class YieldingRows {
  #left: number;
  readonly #values: number;
  #last: Promise<void> | undefined;

  /** @param values that one turn has room for; a row with more has a turn of its own */
  constructor(values = VALUES) {
    [this.#values, this.#left] = [values, values];
  }

  /**
   * The rows of a list in their order, those for which this turn has no room as promises for later ones.
   * @param values of each row
   */
  divide<Row extends object>(rows: readonly Row[], values: number): (Row | Promise<Row>)[] {
    return rows.map((row) => {
      if (this.#left < values) {
        this.#last = (this.#last ?? Promise.resolve()).then(() => setImmediate());
        this.#left = this.#values;
      }
      this.#left -= values;
      return this.#last ? this.#last.then(() => row) : row;
    });
  }
}
