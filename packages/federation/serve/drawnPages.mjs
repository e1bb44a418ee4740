import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { folderOf } from './areas.mjs';
import { menuPathOf } from './menuPath.mjs';
import { DETAIL_PAGE } from './previewedPage.mjs';

/** In the text of a question: the factories of the site's exchanges as JSON, and the parameter of the page's address in small letters. */
export const [FACTORIES, PARAMETER] = [':factories', ':parameter'];

/** File of an area's release, next to its manifest: its pages as its build drew them. */
export const DRAWN = 'drawn.json';

const PLAIN_PAGE = /^(?:\/[a-z-]+)+$/;

/** The places in the shell's page for what an area's page says of itself, and for the page. */
const [HEAD, MAIN] = ['<script>', /(<main\b[^>]*)>.*<\/main>/s];

/** @typedef {{ path: string, covers?: string[] }} NavItem */
/** @typedef {{ name: string, entry: string, enabled?: boolean, version?: string, integrity?: string, nav?: NavItem[] }} Remote */

/**
 * The file of the page at a path, e.g. `/rab-sale/_.html` for every sale; undefined for Home and for what is no page. A proxy can
 * find it by the same two patterns.
 */
export function drawnFileOf(path) {
  const page = path.replace(/\/$/, '');
  const { before, after } = DETAIL_PAGE.exec(page)?.groups ?? {};
  if (before) return `${before}/_${after}.html`;
  return PLAIN_PAGE.test(page) ? `${page}.html` : undefined;
}

/** The file for a route, e.g. `/rab-sale/:address`. */
const fileOfRoute = (route) => `${route.replace(/:\w+/, '_')}.html`;

/** What the page's first script and the script in its head (src/preload/drawnPage.ts) have of a drawn page. */
function factsOf({ css, questions }, { remote, manifest }, config) {
  const { subgraphs, exchanges } = config.chains[config.defaultChainId];
  const factories = JSON.stringify(exchanges.map(({ factory }) => factory.toLowerCase()));
  const { name, entry, version, integrity } = remote;
  return {
    remote: { name, entry, version, integrity },
    entry: manifest.entry,
    chain: config.defaultChainId,
    css,
    questions: questions
      .filter(({ subgraph }) => subgraphs[subgraph])
      .map(({ subgraph, body }) => ({ url: subgraphs[subgraph], body: body.replaceAll(FACTORIES, () => factories) })),
  };
}

/** The menu of the shell's page, which was drawn as Home's, with the link of another page's item as the current one. */
const withCurrentLink = (html, current) =>
  html
    .replaceAll(/(<a\b[^>]*) aria-current="page"/g, '$1')
    .replaceAll(/<a\b[^>]* href="([^"]*)"/g, (tag, href) => (href === current ? `${tag} aria-current="page"` : tag));

/** The site's page with a page of an area in it. */
function composePage({ html, config, items }, release, route) {
  const page = release.pages[route];
  const facts = JSON.stringify(factsOf(page, release, config)).replaceAll('<', '\\u003c');
  return withCurrentLink(html, menuPathOf(items, route))
    .replace(HEAD, () => `<script type="application/json" id="drawn">${facts}</script>${HEAD}`)
    .replace(MAIN, (_, tag) => `${tag} data-drawn aria-busy="true">${page.html}</main>`);
}

/**
 * The pages of all areas of a site.
 * @param {object} site
 * @param {string} site.html of the shell's build
 * @param {import('@rab/config').AppConfigInput} site.config
 * @param {readonly Remote[]} site.remotes
 * @param {(remote: Remote) => string} site.folderOf where the release is that an area has now
 * @returns {Map<string, string>} by file; without the pages that look different on a chain which lacks some contract, and those of
 *   areas that have drawn none
 * @throws where the shell's page has no place for them
 */
export function composePages({ html, config, remotes, folderOf }) {
  if (!html.includes(HEAD) || !MAIN.test(html))
    throw new Error("This is not the shell's page: no area's page fits into it.");
  const listed = remotes.filter(({ enabled }) => enabled !== false);
  const items = listed.flatMap(({ nav = [] }) => nav);
  const releases = listed.map((remote) => ({ remote, ...readRelease(folderOf(remote)) }));
  const { contracts } = config.chains[config.defaultChainId];
  const isTrue = (page) => page.contracts.every((key) => contracts[key]);
  return new Map(
    releases.flatMap((release) =>
      Object.keys(release.pages)
        .filter((route) => isTrue(release.pages[route]))
        .map((route) => [fileOfRoute(route), composePage({ html, config, items }, release, route)]),
    ),
  );
}

/** The manifest of the release in a folder, and its pages: empty if it has drawn none, or they are another release's. */
function readRelease(folder) {
  const json = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  if (!existsSync(join(folder, DRAWN))) return { pages: {} };
  const [manifest, { entry, pages }] = [json('mf-manifest.json'), json(DRAWN)];
  return { manifest, pages: entry === manifest.entry ? pages : {} };
}

/** Replaces a file at once: who reads it meanwhile reads the old one. */
function writeWhole(file, content) {
  writeFileSync(`${file}.next`, content);
  renameSync(`${file}.next`, file);
}

/** Writes pages into a folder, packed as well, and removes all others from it. */
export function writePages(folder, pages) {
  for (const [file, html] of pages) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeWhole(join(folder, file), html);
    writeWhole(join(folder, `${file}.br`), brotliCompressSync(html));
  }
  const kept = new Set([...pages.keys()].flatMap((file) => [file, `${file}.br`]));
  for (const { name, parentPath } of existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
    : []) {
    const file = join(parentPath, name);
    if (/\.html(?:\.br)?$/.test(name) && !kept.has(file.slice(folder.length))) rmSync(file);
  }
}

/**
 * Puts a site's pages together once more: after a release of the shell or of an area, and after a change of its two files.
 * @param {string} folder of the site: `config.json`, `remotes.json`, and a folder for each front end
 * @returns {number} how many there are
 */
export function composeSite(folder) {
  const json = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const pages = composePages({
    html: readFileSync(join(folder, 'shell/index.html'), 'utf8'),
    config: json('config.json'),
    remotes: json('remotes.json').remotes,
    folderOf: (remote) => join(folder, folderOf(remote), dirname(new URL(remote.entry).pathname)),
  });
  writePages(join(folder, 'shell/pages'), pages);
  return pages.size;
}
