import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { introspectionTypes, TYPES_FILE } from '../types/introspectionTypes.ts';

it('the front ends are typed from the schema as it is now; `pnpm --filter @rab/indexer types` writes it anew', () => {
  expect(readFileSync(TYPES_FILE, 'utf8')).toBe(introspectionTypes());
});
