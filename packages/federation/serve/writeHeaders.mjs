// `pnpm headers --name shell --config config.json [--remotes remotes.json] --out folder`: writes the security headers of one
// build for common hosts: `_headers` (Netlify, Cloudflare Pages) and `security-headers.nginx.conf`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { asHeadersFile, asNginx, securityHeaders } from './securityHeaders.mjs';

const fail = (message) => {
  console.error(message);
  process.exit(2);
};

const { values } = parseArgs({
  options: {
    name: { type: 'string' },
    config: { type: 'string' },
    remotes: { type: 'string' },
    out: { type: 'string' },
  },
});
for (const needed of ['name', 'config', 'out']) if (!values[needed]) fail(`--${needed} is missing.`);

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return fail(`${file} could not be read: ${error.message}`);
  }
};
const { remotes = [] } = values.remotes ? readJson(values.remotes) : {};
const headers = securityHeaders({ name: values.name, config: readJson(values.config), remotes });
mkdirSync(values.out, { recursive: true });
writeFileSync(path.join(values.out, '_headers'), asHeadersFile(headers));
writeFileSync(path.join(values.out, 'security-headers.nginx.conf'), asNginx(headers));
