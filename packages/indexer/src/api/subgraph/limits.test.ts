import { expect, it } from '@jest/globals';
import { DEFAULT_LIMITS, type Limits } from './limits.ts';

// as the table of the README has them; `first` and `skip` are those of graph-node
it.each<[keyof Limits, number, string]>([
  ['first', 1_000, 'a list gives 1,000 rows at most'],
  ['skip', 5_000, 'a list skips 5,000 rows at most'],
  ['tokens', 1_000, 'a query has 1,000 words and signs at most'],
  ['fields', 1_000, 'a query has 1,000 fields at most'],
  ['repeats', 20, 'a name occurs 20 times in one place at most'],
  ['name', 100, 'a name has 100 letters at most'],
  ['depth', 8, 'a query has 8 levels at most'],
  ['schemaDepth', 20, 'a query has 20 levels of the schema at most'],
  ['lists', 20, 'a request reads 20 lists at most'],
  ['rows', 20_000, 'a request reads 20,000 rows at most'],
  ['values', 100_000, 'an answer has 100,000 values at most'],
  ['schemaValues', 65_000, 'an answer has 65,000 values of the schema at most'],
  ['letters', 5_000_000, 'an answer has 5,000,000 letters at most'],
  ['conditions', 100, 'all filters together have 100 conditions at most'],
  ['searches', 20, 'all filters together search 20 times in texts at most'],
  ['listed', 1_000, 'all filters together have 1,000 values in lists at most'],
  ['relations', 1, 'a condition leads over one relation at most'],
  ['time', 5_000, 'a request reads for 5 s at most'],
])('%s is %i where nothing else is set: %s', (name, bound, _rule) => {
  expect(DEFAULT_LIMITS[name]).toBe(bound);
});
