import { readFileSync } from 'node:fs';

const PAGES = new URL('../../../guide/pages/', import.meta.url);

/** The Markdown of a page of the guide, e.g. `states`. @throws where no page has that name */
export const guidePage = (name: string): string => readFileSync(new URL(`${name}.md`, PAGES), 'utf8');

/**
 * The cells of a table of the guide, row by row, its head left out; without the marks of words of the screen.
 * @param heading of the section whose first table it is
 * @throws where the page has no such section, or the section no table
 */
export function guideTable(name: string, heading: string): string[][] {
  const [, section] = guidePage(name).split(new RegExp(`^#+ ${heading}$`, 'm'));
  const [, , ...rows] = section?.split(/^#+ /m)[0]?.match(/^\|.*\|$/gm) ?? [];
  if (rows.length === 0) throw new Error(`${name} has no table under “${heading}”`);
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim().replaceAll('**', '')),
  );
}
