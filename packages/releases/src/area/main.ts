// `pnpm release:area mf-lock --site /var/www/rab`: releases the area's build in `mf-lock/dist` (`--build` takes another folder), as
// docs/README.md describes it: copies the folder, changes one line of the site's remotes.json. `--back-to RELEASE` is the
// rollback. The shell that the site has must offer what the area needs.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { WORKSPACE } from '@rab/devnet/options';
import { goBackTo, releaseArea } from './releaseArea.ts';

try {
  const { values, positionals } = parseArgs({
    options: { site: { type: 'string' }, build: { type: 'string' }, 'back-to': { type: 'string' } },
    allowPositionals: true,
  });
  const [area] = positionals;
  if (!area || !values.site)
    throw new Error('Say which area, and where the site lies: release:area mf-lock --site FOLDER.');
  const site = { folder: resolve(WORKSPACE, values.site), area };
  const back = values['back-to'];
  const { release, before } = back
    ? goBackTo(site, back)
    : releaseArea(site, resolve(WORKSPACE, values.build ?? join(area, 'dist')));
  console.log(`${area} ${release} is released; before, its entry was ${before}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
