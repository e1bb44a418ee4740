/** The first of them that stands in a line outside of quotes parts it: behind a semicolon a comma may be in a number. */
const SEPARATORS = ['\t', ';', ','] as const;

/** Without the quotes around it; two quotes inside stand for one. */
const unquoted = (cell: string): string => {
  const text = cell.trim();
  return /^".*"$/s.test(text) ? text.slice(1, -1).replaceAll('""', '"') : text;
};

/**
 * The cells of one line of CSV, or of what was pasted from a table: parted by tabs, else semicolons, else commas outside quotes;
 * by blanks in a line that has none of them. An empty cell between two separators counts.
 */
export function csvCells(line: string): string[] {
  const text = line.trim();
  if (text === '') return [];
  const bare = text.replace(/"[^"]*"/g, '');
  const separator = SEPARATORS.find((sign) => bare.includes(sign));
  const cells = [''];
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    if (sign === separator && !isQuoted) cells.push('');
    else cells[cells.length - 1] += sign;
  }
  return (cells.length > 1 ? cells : text.split(/\s+/)).map(unquoted);
}
