import { describe, expect, it } from '@jest/globals';
import { GraphQLError } from 'graphql';
import { DEFAULT_LIMITS } from './limits.ts';
import { type Counted, RequestBudget } from './RequestBudget.ts';

const with10 = (now?: number) =>
  new RequestBudget(
    {
      ...DEFAULT_LIMITS,
      ...{ lists: 10, rows: 10, values: 10, letters: 10, conditions: 10, searches: 10, listed: 10 },
      planned: 100,
      time: 50,
    },
    now,
  );

const tooLong = new GraphQLError('The query took too long; ask for less at once.');

function errorOf(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('RequestBudget', () => {
  it.each<[Counted, string]>([
    ['lists', 'A query may read 10 lists; ask for less at once.'],
    ['rows', 'A query may read 10 rows; ask for less at once.'],
    ['values', 'A query may ask for 10 values; ask for less at once.'],
    ['letters', 'A query may have an answer of 10 letters; ask for less at once.'],
    ['conditions', 'A query may have 10 conditions; ask for less at once.'],
    ['searches', 'A query may search in 10 ways; ask for less at once.'],
    ['listed', 'A query may have 10 values in its lists; ask for less at once.'],
  ])('lets a request have as many %s as it may over all its parts, and not one more [SGQ-03]', (what, message) => {
    const budget = with10();
    budget.spend(what, 4);
    budget.spend(what, 6);
    expect(errorOf(() => budget.spend(what, 1))).toEqual(new GraphQLError(message));
  });

  it('a budget ends a request with its first error, whatever else it spends, as GraphQL takes it without a change', () => {
    const budget = with10();
    const first = errorOf(() => budget.spend('rows', 11));
    expect(errorOf(() => budget.spend('lists', 11))).toBe(first);
    expect((first as GraphQLError).path).toEqual([]);
  });

  it('lets a statement read hardly more than may be read [SGQ-03]', () => {
    const budget = with10();
    budget.spend('rows', 7);
    expect(budget.rowLimit(1)).toBe(4);
    expect(budget.rowLimit(5)).toBe(3);
    expect(budget.rowLimit(0)).toBe(4);
    budget.spend('values', 8);
    // two rows of one value each, and one more
    expect([budget.rowLimit(0), budget.rowLimit(1), budget.rowLimit(2), budget.rowLimit(3)]).toEqual([3, 3, 2, 1]);
    budget.spend('values', 1);
    expect(budget.rowLimit(5)).toBe(1);
  });

  it('adds up what the planner expects of all statements, dearer for searches [SGQ-03]', () => {
    const budget = with10();
    budget.plan(40, 0);
    budget.plan(30, 1);
    expect(errorOf(() => budget.plan(1, 0))).toEqual(
      new GraphQLError(
        'This query would read too much of the database: search for at least three letters, order by a field of its own, or ask for less.',
      ),
    );
  });

  it('reads nothing more after its time [SGQ-03]', () => {
    const budget = with10(1000);
    budget.checkTime(1050);
    expect(errorOf(() => budget.checkTime(1051))).toEqual(tooLong);
  });

  it('a budget plans nothing more after its time [SGQ-03]', () => {
    const late = with10(performance.now() - 51);
    expect(errorOf(() => late.plan(1, 0))).toEqual(tooLong);
  });
});
