// `pnpm --filter @rab/indexer types`: after a change of schema.graphql.
import { writeFileSync } from 'node:fs';
import { introspectionTypes, TYPES_FILE } from './introspectionTypes.ts';

writeFileSync(TYPES_FILE, introspectionTypes());
