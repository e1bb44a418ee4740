// `pnpm headers --config config.json [--remotes remotes.json] --build dist`: writes the security headers of
// one build into its folder, for common hosts: `_headers` (Netlify, Cloudflare Pages) and `security-headers.nginx.conf`.
// `pnpm headers --guide guide/dist`: those of the guide.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { asHeadersFile, asNginx, guideHeaders, guidePages, OPEN_HEADERS, securityHeaders } from './securityHeaders.mjs';

const fail = (message) => {
  console.error(message);
  process.exit(2);
};

const { values } = parseArgs({
  options: {
    config: { type: 'string' },
    remotes: { type: 'string' },
    build: { type: 'string' },
    guide: { type: 'string' },
  },
});

const read = (file, parse) => {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return fail(`${file} could not be read: ${error.message}`);
  }
};
const write = (folder, headers, more = '') => {
  writeFileSync(path.join(folder, '_headers'), asHeadersFile(headers) + more);
  writeFileSync(path.join(folder, 'security-headers.nginx.conf'), asNginx(headers));
};

if (values.guide) {
  read(path.join(values.guide, 'index.html'), String);
  write(values.guide, guideHeaders(guidePages(values.guide)));
  process.exit();
}
for (const needed of ['config', 'build']) if (!values[needed]) fail(`--${needed} is missing.`);

const { remotes = [] } = values.remotes ? read(values.remotes, JSON.parse) : {};
const headers = securityHeaders({
  config: read(values.config, JSON.parse),
  html: read(path.join(values.build, 'index.html'), String),
  remotes,
});
// pages that were put together for an earlier build hold its scripts, which these headers refuse: until `pnpm pages` all addresses
// have the build's own page
rmSync(path.join(values.build, 'pages'), { recursive: true, force: true });
// only the shell gets a list of areas
write(values.build, headers, values.remotes && OPEN_HEADERS);
