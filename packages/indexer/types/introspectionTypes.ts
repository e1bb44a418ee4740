import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { ENDPOINTS } from '../src/api/endpoints.ts';
import { parseEntities } from '../src/api/subgraph/parseEntities.ts';
import { schemaText } from '../src/api/subgraph/schemaText.ts';

const SCHEMA = fileURLToPath(new URL('../schema.graphql', import.meta.url));
/** Where the front ends' documents are typed from. */
export const TYPES_FILE = fileURLToPath(
  new URL('../../config/src/indexer/graphql/introspection.d.ts', import.meta.url),
);

/** The schema of all endpoints together, as types only: text of the file that the front ends' documents are typed from. */
export function introspectionTypes(): string {
  const roots = [...new Set(Object.values(ENDPOINTS).flatMap((endpoint) => endpoint.roots))];
  const schema = buildSchema(schemaText(parseEntities(readFileSync(SCHEMA, 'utf8')), roots));
  const introspection = introspectionFromSchema(schema, { descriptions: false });
  const text = outputIntrospectionFile(minifyIntrospection(introspection), {
    fileType: '.d.ts',
    shouldPreprocess: true,
  });
  // the tail augments gql.tada's global setup; ours is made in graphql.ts
  return `${text.slice(0, text.indexOf('import * as gqlTada'))}`.trimEnd().concat('\n');
}
