// `pnpm pages --site FOLDER`: puts the pages of a site's areas together with the page of its shell, in `shell/pages`: what
// visitors see of a page before its program is here. After each release of the shell, and each change of the site's config.json or
// remotes.json; `pnpm release:area` does it itself.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { composeSite } from './drawnPages.mjs';

try {
  const { values } = parseArgs({ options: { site: { type: 'string' } } });
  if (!values.site) throw new Error('Missing --site FOLDER: the folder of the site.');
  const count = composeSite(path.resolve(values.site));
  console.log(`${count} pages are written.`);
} catch (error) {
  console.error(error.message);
  process.exit(2);
}
