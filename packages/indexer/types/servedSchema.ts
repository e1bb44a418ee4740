import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema, printSchema } from 'graphql';
import { ENDPOINTS } from '../src/api/endpoints.ts';
import { parseEntities } from '../src/api/subgraph/parseEntities.ts';
import { schemaText } from '../src/api/subgraph/schemaText.ts';

const SCHEMA = fileURLToPath(new URL('../schema.graphql', import.meta.url));

/** Where the schema that an endpoint serves is published, for tools that take a file. */
export const servedFile = (endpoint: string): string =>
  fileURLToPath(new URL(`../served/${endpoint}.graphql`, import.meta.url));

/** What an endpoint serves: its queries, arguments and filters. */
export function servedSchema(endpoint: string): string {
  const roots = ENDPOINTS[endpoint]?.roots ?? [];
  return `${printSchema(buildSchema(schemaText(parseEntities(readFileSync(SCHEMA, 'utf8')), roots)))}\n`;
}
