import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { SALE_TERMS } from '@rab/contracts/sale';
import { parseEntities } from './parseEntities.ts';

const SCHEMA = fileURLToPath(new URL('../../../schema.graphql', import.meta.url));
const SCALARS = { address: 'Bytes!', boolean: 'Boolean!', number: 'BigInt!', 'number?': 'BigInt' };

it('the schema has every term of a sale, and says of each whether every kind has it', () => {
  const { fields = [] } = parseEntities(readFileSync(SCHEMA, 'utf8')).get('PresaleInfo') ?? {};
  const served = fields.map(({ name, type, required }) => [name, required ? `${type}!` : type]);
  const terms = Object.entries(SALE_TERMS).map(([name, type]) => [name, SCALARS[type]]);
  expect(Object.fromEntries(served)).toEqual({ id: 'ID!', saleToken: 'Bytes!', ...Object.fromEntries(terms) });
});
