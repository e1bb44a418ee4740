import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { tsImport } from 'tsx/esm/api';

const IMPORTED = /\bimport\(\s*(["'])(\.[^"']+)\1/;

/** The module that a page's `load` imports, from the area's folder, e.g. `./src/pages/Desk/DeskPage.tsx`. */
function moduleOf({ routes, load }) {
  const [, , name] = IMPORTED.exec(String(load)) ?? [];
  if (!name) throw new Error(`area.ts: what loads ${routes[0]} has to import() a module of the area by its path`);
  return `./${path.posix.join('src', name)}`;
}

/** File of a section, e.g. `./src/entry/myLocks.tsx` for `my-locks`. */
const sectionFile = (expose) =>
  `./src/entry/${expose.replaceAll(/-(\w)/g, (_dash, letter) => letter.toUpperCase())}.tsx`;

/**
 * What the build of an area, and the shipped remotes.json, have to know of its `src/area.ts`.
 * @param {string} dir folder of the area
 * @returns {Promise<{ area: import('../src/area/Area.ts').Area, pages: Record<string, string>, exposes: Record<string, string> }>}
 *   the area; by route, the module of each page; by name, the module of what it draws on other pages
 * @throws where a page's module cannot be read from what loads it
 */
export async function readArea(dir) {
  const { area } = await tsImport(pathToFileURL(path.join(dir, 'src/area.ts')).href, import.meta.url);
  return {
    area,
    pages: Object.fromEntries(area.pages.flatMap((page) => page.routes.map((route) => [route, moduleOf(page)]))),
    exposes: Object.fromEntries(area.sections.map(({ expose }) => [`./${expose}`, sectionFile(expose)])),
  };
}

/**
 * The words that an area has in the menu of the shell, and the headings of what it draws on the shell's pages.
 * @param {import('../src/area/Area.ts').Area} area
 */
export const labelsOf = ({ title, nav, sections }) => [
  ...new Set([title, ...[...nav, ...sections].flatMap((item) => [item.group, item.label, item.title])].filter(Boolean)),
];

/**
 * One of the `extractors` of lingui.config.mjs: an area's labels are texts in its `src/area.ts`, which Node reads without Lingui's
 * macros, and messages of its catalogue.
 */
export const labelExtractor = {
  match: (file) => file.endsWith('/src/area.ts'),
  async extract(file, _source, add) {
    const { area } = await readArea(path.dirname(path.dirname(file)));
    for (const message of labelsOf(area))
      add({ id: generateMessageId(message), message, origin: [file, 1], placeholders: {} });
  },
};

/** First segments of every address of the product, e.g. `my` for `/my`. */
export async function readFirstSegments() {
  const { paths } = await tsImport('@rab/config', import.meta.url);
  return new Set(Object.values(paths).map((path) => path('').split(/[/?]/)[1]));
}

/**
 * An area's line in a remotes.json.
 * @param {import('../src/area/Area.ts').Area} area
 * @param {string} entry address of its manifest
 * @returns {import('../src/remotes/parseRemotes.ts').RemotesInput['remotes'][number]}
 */
export const remoteOfArea = ({ name, title, icon, paths, nav, sections }, entry) => ({
  name,
  icon,
  entry,
  paths: [...paths],
  nav: nav.map(({ covers, ...item }) => ({ group: title, ...item, ...(covers && { covers: [...covers] }) })),
  ...(sections.length > 0 && { sections: sections.map((section) => ({ ...section })) }),
});
