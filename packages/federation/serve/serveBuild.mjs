import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { brotliCompressSync, constants } from 'node:zlib';
import { drawnFileOf } from './drawnPages.mjs';
import { DETAIL_PAGE, LIST_PAGE, previewedPage } from './previewedPage.mjs';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const PAGES = '/pages/';
/** Files with a content hash in their name never change. */
const HASHED = /\.[0-9a-f]{6,8}\.[a-z0-9]+$/;

/**
 * Serves one front-end build on the loopback interface: single-page fallback, right MIME types, long caching for hashed
 * files only, the build's own brotli files for those who take them.
 * @param {object} options
 * @param {string} options.root folder of the build
 * @param {number} options.port
 * @param {Record<string, string>} [options.overrides] URL path to file: what differs per environment, e.g. /config.json
 * @param {Record<string, string>} [options.headers] sent with every answer, e.g. a CSP
 * @param {boolean} [options.cors] lets other origins load the files, isolated ones and those that add headers too: for remotes
 * @param {readonly string[]} [options.open] paths of the files that other origins may read where they may not load all
 * @param {string} [options.pages] folder of the pages that were put together (drawnPages.mjs): each is the answer at its path, and is
 *   under `/pages/` itself
 * @param {string} [options.previews] prefix of addresses that have pages which show one thing with a preview in their head, and lists
 *   with their first rows, from the indexer; without them, or when one does not come in time, they are answered as all others
 * @returns {Promise<{ close: () => Promise<void> }>} once it listens; rejects when the port is taken
 */
export function serveBuild({ root, port, overrides = {}, headers = {}, cors = false, open = [], pages, previews }) {
  const folder = resolve(root);
  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    const answer = (status, extra = {}) =>
      response.writeHead(status, {
        ...headers,
        'x-content-type-options': 'nosniff',
        ...(open.includes(path) && { 'access-control-allow-origin': '*' }),
        ...(cors && { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }),
        ...extra,
      });
    // a page whose monitoring adds headers to its requests asks first whether it may
    if (cors && request.method === 'OPTIONS') {
      const asked = request.headers['access-control-request-headers'];
      answer(204, {
        'access-control-allow-methods': 'GET, HEAD',
        ...(asked && { 'access-control-allow-headers': asked }),
        'access-control-max-age': '7200',
      }).end();
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      answer(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    // a list with a query is filtered
    if (previews && (DETAIL_PAGE.test(path) || LIST_PAGE.test(request.url ?? '')))
      previewedPage(previews + path).then((html) => (html === undefined ? answerFile() : answerPage(html)));
    else answerFile();

    function answerPage(html) {
      const bytes = takesBrotli
        ? brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
        : Buffer.from(html);
      answer(200, {
        'content-type': TYPES['.html'],
        'content-length': bytes.length,
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
        ...(takesBrotli && { 'content-encoding': 'br' }),
      }).end(request.method === 'HEAD' ? undefined : bytes);
    }

    function answerFile() {
      const file = fileOf({ folder, overrides, pages }, request.url ?? '/');
      const size = file && sizeOf(file);
      if (!file || size === undefined) {
        answer(404, { 'content-type': TYPES['.txt'] }).end('not found\n');
        return;
      }
      const packed = takesBrotli ? sizeOf(`${file}.br`) : undefined;
      answer(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'content-length': packed ?? size,
        'cache-control': HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
        vary: 'accept-encoding',
        ...(packed !== undefined && { 'content-encoding': 'br' }),
      });
      if (request.method === 'HEAD') response.end();
      else pipeline(createReadStream(packed === undefined ? file : `${file}.br`), response, () => {});
    }
  });
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () =>
      done({
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      }),
    );
  });
}

/** The file behind a URL, for a page's path its own or index.html; undefined for a missing file or a path that leaves the folder. */
function fileOf({ folder, overrides, pages }, url) {
  let path;
  try {
    path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
  if (Object.hasOwn(overrides, path)) return overrides[path];
  const page = drawnFileOf(path);
  const places = [
    [folder, path],
    ...(pages ? [[resolve(pages), path.startsWith(PAGES) ? path.slice(PAGES.length) : (page ?? '')]] : []),
  ];
  for (const [root, name] of places) {
    const file = normalize(join(root, name));
    if (file !== root && !file.startsWith(root + sep)) return undefined;
    if (sizeOf(file) !== undefined) return file;
  }
  return extname(path) === '' ? join(folder, 'index.html') : undefined;
}

/** Size of a file in bytes; undefined for a path that is not a file, cannot be one, or was just deleted by a rebuild. */
function sizeOf(file) {
  try {
    const stats = statSync(file);
    return stats.isFile() ? stats.size : undefined;
  } catch {
    return undefined;
  }
}
