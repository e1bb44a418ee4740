import { describe, expect, it } from '@jest/globals';
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

describe('RequestBudget', () => {
  it.each<Counted>(['lists', 'rows', 'values', 'letters', 'conditions', 'searches', 'listed'])(
    'lets a request have as many %s as it may over all its parts, and not one more [SGQ-03]',
    (what) => {
      const budget = with10();
      budget.spend(what, 4);
      budget.spend(what, 6);
      expect(() => budget.spend(what, 1)).toThrow(/^A query may .*10 .*; ask for less at once\.$/);
    },
  );

  it('lets a statement read hardly more than may be read [SGQ-03]', () => {
    const budget = with10();
    budget.spend('rows', 7);
    expect(budget.rowLimit(1)).toBe(4);
    expect(budget.rowLimit(5)).toBe(3);
    expect(budget.rowLimit(0)).toBe(4);
    budget.spend('values', 9);
    expect(budget.rowLimit(5)).toBe(1);
  });

  it('adds up what the planner expects of all statements, dearer for searches [SGQ-03]', () => {
    const budget = with10();
    budget.plan(40, 0);
    budget.plan(30, 1);
    expect(() => budget.plan(1, 0)).toThrow('would read too much');
  });

  it('reads nothing more after its time [SGQ-03]', () => {
    const budget = with10(1000);
    budget.checkTime(1050);
    expect(() => budget.checkTime(1051)).toThrow('took too long');
  });
});
