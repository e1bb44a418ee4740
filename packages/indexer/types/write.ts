// `pnpm --filter @rab/indexer types`: after a change of schema.graphql or of what is served of it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ENDPOINTS } from '../src/api/endpoints.ts';
import { introspectionTypes, TYPES_FILE } from './introspectionTypes.ts';
import { servedFile, servedSchema } from './servedSchema.ts';

writeFileSync(TYPES_FILE, introspectionTypes());
for (const endpoint of Object.keys(ENDPOINTS)) {
  mkdirSync(dirname(servedFile(endpoint)), { recursive: true });
  writeFileSync(servedFile(endpoint), servedSchema(endpoint));
}
