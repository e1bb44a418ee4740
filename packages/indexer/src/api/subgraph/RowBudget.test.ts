import { describe, expect, it } from '@jest/globals';
import { RowBudget } from './RowBudget.ts';

describe('RowBudget', () => {
  it('ends a request that reads more rows than allowed, and asks the database for hardly more', () => {
    const budget = new RowBudget({ rows: 10, lists: 5 });
    budget.spend(7);
    expect(budget.sqlLimit).toBe(4);
    budget.spend(3);
    expect(budget.sqlLimit).toBe(1);
    expect(() => budget.spend(1)).toThrow('A query may read 10 rows');
  });

  it('ends a request that reads more lists than allowed', () => {
    const budget = new RowBudget({ rows: 10, lists: 2 });
    budget.startList();
    budget.startList();
    expect(() => budget.startList()).toThrow('A query may read 2 lists');
  });
});
