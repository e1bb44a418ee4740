import { GraphQLError } from 'graphql';

/** Counts what one request reads and ends it when it is too much. */
export class RowBudget {
  readonly #rows: number;
  readonly #lists: number;
  #rowsLeft: number;
  #listsLeft: number;

  constructor({ rows, lists }: { rows: number; lists: number }) {
    this.#rows = rows;
    this.#lists = lists;
    this.#rowsLeft = rows;
    this.#listsLeft = lists;
  }

  /** One more than may still be read: a query with this limit shows whether the budget is passed. */
  get sqlLimit(): number {
    return this.#rowsLeft + 1;
  }

  /** Before a list is read. */
  startList(): void {
    this.#listsLeft -= 1;
    if (this.#listsLeft < 0) throw new GraphQLError(`A query may read ${this.#lists} lists; ask for fewer at once.`);
  }

  spend(rows: number): void {
    this.#rowsLeft -= rows;
    if (this.#rowsLeft < 0) throw new GraphQLError(`A query may read ${this.#rows} rows; ask for fewer at once.`);
  }
}
