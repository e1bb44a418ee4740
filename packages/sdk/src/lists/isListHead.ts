import { csvCells } from './csvCells.ts';

/** By which sign a spreadsheet is to part the cells. */
const SEPARATOR_LINE = /^"?sep=."?$/i;
/** How programs call a column of addresses. */
const ADDRESS_COLUMN =
  /^[a-z _-]*(?:owner|address|account|wallet|holder|recipient|receiver|beneficiary)(?: ?address)?s?$/i;

/** True for a line that is the header of a list: names of its columns, or the sign that separates them. */
export const isListHead = (line: string): boolean =>
  SEPARATOR_LINE.test(line.trim()) || ADDRESS_COLUMN.test(csvCells(line)[0] ?? '');
