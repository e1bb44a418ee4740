import { GraphQLError } from 'graphql';
import type { Limits } from './limits.ts';

const COUNTED = {
  lists: 'read %n lists',
  rows: 'read %n rows',
  values: 'ask for %n values',
  letters: 'have an answer of %n letters',
  conditions: 'have %n conditions',
  searches: 'search in %n ways',
  listed: 'have %n values in its lists',
} as const;

/** With a path GraphQL takes an error as it is: it may be thrown at each of thousands of fields. */
const ANYWHERE = { path: [] };

/** What is counted of a request while it runs. */
export type Counted = keyof typeof COUNTED;

/** Counts what one request costs and ends it before it costs more than it may. */
export class RequestBudget {
  readonly #limits: Limits;
  readonly #left: Record<Counted, number>;
  readonly #end: number;
  #planned = 0;
  #over: GraphQLError | undefined;

  /** @param now milliseconds of a clock that only goes forward */
  constructor(limits: Limits, now = performance.now()) {
    this.#limits = limits;
    const { lists, rows, values, letters, conditions, searches, listed } = limits;
    this.#left = { lists, rows, values, letters, conditions, searches, listed };
    this.#end = now + limits.time;
  }

  /** @throws {GraphQLError} when the request has asked for more of it than it may */
  spend(what: Counted, amount: number): void {
    this.#left[what] -= amount;
    if (this.#left[what] >= 0) return;
    const may = COUNTED[what].replace('%n', String(this.#limits[what]));
    this.#over ??= new GraphQLError(`A query may ${may}; ask for less at once.`, ANYWHERE);
    throw this.#over;
  }

  /** One row more than may still be read: a statement with this limit shows whether the budget is passed. */
  rowLimit(valuesOfRow: number): number {
    return Math.min(this.#left.rows, Math.floor(this.#left.values / Math.max(1, valuesOfRow))) + 1;
  }

  /**
   * Before a statement is run.
   * @param planned what the planner expects it to cost
   * @param searches conditions of it that compare parts of texts: the planner takes them for as cheap as a comparison
   * @throws {GraphQLError} when the request costs too much, or already runs for too long
   */
  plan(planned: number, searches: number): void {
    this.#planned += planned * (1 + searches);
    if (this.#planned > this.#limits.planned)
      throw new GraphQLError(
        'This query would read too much of the database: search for at least three letters, order by a field of its own, or ask for less.',
      );
    this.checkTime();
  }

  /** @throws {GraphQLError} when the request already runs for too long */
  checkTime(now = performance.now()): void {
    if (now > this.#end) throw new GraphQLError('The query took too long; ask for less at once.');
  }
}
