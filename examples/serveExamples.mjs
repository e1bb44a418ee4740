import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { POLICIES } from './policies.mjs';

const require = createRequire(import.meta.url);
/** React 18, which a partner's page may load in addition to its own scripts. */
const REACT_18 = {
  '/react.js': ['react-18', 'umd/react.production.min.js'],
  '/react-dom.js': ['react-dom-18', 'umd/react-dom.production.min.js'],
};

export async function serveExamples(origins, port = 0) {
  const here = (text) => Object.entries(origins).reduce((all, [from, to]) => all.replaceAll(from, to), text);
  const read = async (path) => {
    if (path in REACT_18) {
      const [library, file] = REACT_18[path];
      const body = await readFile(join(dirname(require.resolve(`${library}/package.json`)), file));
      return { headers: { 'content-type': 'text/javascript' }, body };
    }
    if (!/^\/[\w-]+\.html$/.test(path)) return undefined;
    const page = here(await readFile(new URL(`pages${path}`, import.meta.url), 'utf8'));
    const { html, policy } = POLICIES[path]?.(page) ?? { html: page };
    return {
      headers: { 'content-type': 'text/html', ...(policy && { 'content-security-policy': here(policy) }) },
      body: html,
    };
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const found = await read(pathname === '/' ? '/plain.html' : pathname).catch(() => undefined);
    if (!found) return response.writeHead(404).end();
    return response.writeHead(200, found.headers).end(found.body);
  });
  await new Promise((done) => server.listen(port, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
