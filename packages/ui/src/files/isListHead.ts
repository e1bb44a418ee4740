import { csvCells } from './csvCells.ts';

/** By which sign a spreadsheet is to part the cells. */
const SEPARATOR_LINE = /^"?sep=."?$/i;
/** How programs call a column of addresses. */
const ADDRESS_COLUMN =
  /^[a-z _-]*(?:owner|address|account|wallet|holder|recipient|receiver|beneficiary)(?: ?address)?s?$/i;

/** True for a line that stands above a list: names of its columns, or the sign that parts them. */
export const isListHead = (line: string): boolean =>
  SEPARATOR_LINE.test(line.trim()) || ADDRESS_COLUMN.test(csvCells(line)[0] ?? '');
