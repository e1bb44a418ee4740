/** A cell as spreadsheets read it, and never as a formula: strangers write titles and symbols. */
const cellText = (cell: string): string => {
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** Rows as a CSV file (RFC 4180), the header first. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
