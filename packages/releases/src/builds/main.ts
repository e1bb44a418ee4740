// `pnpm build:release [REVISION]`: builds the front ends of an earlier commit (a tag, say; HEAD by default) from its sources,
// and prints where they are, with the hash of each manifest as `integrity` of remotes.json has it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@rab/federation/integrity';
import { appsIn, buildAt, commitOf } from './buildAt.ts';

const [revision = 'HEAD'] = process.argv.slice(2);

try {
  const checkout = await buildAt(commitOf(revision));
  for (const app of appsIn(checkout)) {
    const manifest = join(checkout, app, 'dist/mf-manifest.json');
    const hash = existsSync(manifest) ? `  ${integrityOf(readFileSync(manifest))}` : '';
    console.log(`${join(checkout, app, 'dist')}${hash}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
