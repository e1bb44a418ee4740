// `pnpm release:area mf-lock --site /var/www/rab`: releases the area's build in `mf-lock/dist` (`--build` takes another folder), as
// docs/README.md describes it: copies the folder, changes one line of the site's remotes.json, adds the release to the site's log if
// it has one. `--back-to RELEASE` is the rollback. The shell that the site has must offer what the area needs.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { WORKSPACE } from '@rab/devnet/options';
import { cleanCommit, commitOf } from '../builds/buildAt.ts';
import { operatorKey } from './operatorKey.ts';
import { goBackTo, releaseArea } from './releaseArea.ts';

try {
  const { values, positionals } = parseArgs({
    options: {
      site: { type: 'string' },
      build: { type: 'string' },
      commit: { type: 'string' },
      'back-to': { type: 'string' },
      'by-hand': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [area] = positionals;
  if (!area || !values.site)
    throw new Error('Say which area, and where the site lies: release:area mf-lock --site FOLDER.');
  const site = { folder: resolve(WORKSPACE, values.site), area };
  const { build, 'back-to': back } = values;
  // of another folder nobody knows what it was built from
  const commit = values.commit ? commitOf(values.commit) : build || back ? null : cleanCommit();
  const note = { commit, sign: operatorKey(values['by-hand']) };
  const { release, before, entry } = back
    ? await goBackTo(site, back, note)
    : await releaseArea(site, resolve(WORKSPACE, build ?? join(area, 'dist')), note);
  const logged = entry ? `, entry ${entry} of the log` : '';
  console.log(`${area} ${release} is released${logged}; before, its entry was ${before}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
