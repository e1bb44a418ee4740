import { GraphQLError } from 'graphql';

/** Counts the rows that one request reads and ends it when they are too many. */
export class RowBudget {
  readonly #rows: number;
  #left: number;

  constructor(rows: number) {
    this.#rows = rows;
    this.#left = rows;
  }

  /** One more than may still be read: a query with this limit shows whether the budget is passed. */
  get sqlLimit(): number {
    return this.#left + 1;
  }

  spend(rows: number): void {
    this.#left -= rows;
    if (this.#left < 0) throw new GraphQLError(`A query may read ${this.#rows} rows; ask for fewer at once.`);
  }
}
