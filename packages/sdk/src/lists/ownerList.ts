import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  hasMoreThanAddress,
  isBurnAddress,
  isUnclearNumber,
  parseAddress,
  parseAmount,
  plainNumber,
} from '@rab/contracts';
import { LOCK_LIMITS } from '@rab/contracts/limits';
import type { Address } from 'viem';
import { csvCells } from './csvCells.ts';
import { isListHead } from './isListHead.ts';

/** One lock of a list. */
export interface OwnerRow {
  /** The first line of the text is 1. */
  row: number;
  owner: Address;
  /** Base units. */
  amount: bigint;
}

/** What is wrong with one cell of a list. */
export interface CellProblem {
  row: number;
  column: 1 | 2 | 3;
  /** The text of the cell, shortened where it is long. */
  text: string;
  /** Continues the sentence that the text of the cell begins. */
  reason: MessageDescriptor;
}

const SHOWN_LETTERS = 60;
/** A thousand where a semicolon parts cells because a comma is in numbers, and a number with three decimals elsewhere. */
const POINTED = /^[1-9]\d{0,2}(?:\.\d{3})+$/;
const UNCLEAR = msg`is ambiguous. Leave out thousands separators: write 1500 or 1.50`;
/** What a list begins with that is to be filled in. */
export const OWNER_LIST_HEADER = ['owner', 'amount'] as const;

function ownerProblem(cell: string, locker: Address): MessageDescriptor | null {
  if (cell === '') return msg`is missing`;
  const address = parseAddress(cell);
  if (!address)
    return hasMoreThanAddress(cell) ? msg`has more than an address. Keep only the part from 0x` : msg`isn’t an address`;
  if (isBurnAddress(address)) return msg`can never withdraw`;
  return address === locker ? msg`is the lock contract, which can never withdraw` : null;
}

function amountProblem(cell: string, decimals: number, isPointUnclear: boolean): MessageDescriptor | null {
  if (cell === '') return msg`is missing`;
  if (isUnclearNumber(cell) || (isPointUnclear && POINTED.test(cell))) return UNCLEAR;
  const amount = parseAmount(cell, decimals);
  if (amount === null) return msg`isn’t a number`;
  if ((plainNumber(cell)?.split('.')[1]?.length ?? 0) > decimals) return msg`has more than ${decimals} decimals`;
  if (amount === 0n) return msg`must be above 0`;
  return amount > LOCK_LIMITS.maxAmount ? msg`is too large to be locked` : null;
}

interface ParsedLine {
  /** Null where it is empty, or something is wrong with it. */
  lock: Omit<OwnerRow, 'row'> | null;
  problems: Omit<CellProblem, 'row'>[];
}

function parseLine(line: string, decimals: number, locker: Address): ParsedLine {
  const [owner = '', amount = '', ...more] = csvCells(line);
  if (owner === '' && amount === '' && more.join('') === '') return { lock: null, problems: [] };
  const found: [CellProblem['column'], string, MessageDescriptor | null][] = [
    [1, owner, ownerProblem(owner, locker)],
    [2, amount, amountProblem(amount, decimals, line.includes(';'))],
    [3, more.join(' '), more.join('') === '' ? null : msg`is extra: a row has an owner and an amount`],
  ];
  const problems = found.flatMap(([column, cell, reason]) =>
    reason ? [{ column, text: cell.slice(0, SHOWN_LETTERS), reason }] : [],
  );
  const address = parseAddress(owner);
  const parsed = parseAmount(amount, decimals);
  return { lock: problems.length === 0 && address && parsed ? { owner: address, amount: parsed } : null, problems };
}

/**
 * Reads owners and amounts from a text that was typed, pasted, or read from a CSV file: one line each, the owner's address
 * first. Only a header and empty lines are skipped: anything else that cannot be read is a problem with its row and column.
 * The lines of the last text are remembered, so that typing one row after a thousand others reads only that row.
 * @param decimals of the token; a finer amount is a problem, none is cut
 * @param locker the lock contract, checksummed
 */
export function ownerListReader(decimals: number, locker: Address) {
  let known = new Map<string, ParsedLine>();
  return (text: string): { rows: OwnerRow[]; problems: CellProblem[] } => {
    const rows: OwnerRow[] = [];
    const problems: CellProblem[] = [];
    const read = new Map<string, ParsedLine>();
    let isHead = true;
    for (const [index, line] of text.split(/\r?\n/).entries()) {
      if (isHead && isListHead(line)) continue;
      isHead &&= line.trim() === '';
      const parsed = known.get(line) ?? parseLine(line, decimals, locker);
      read.set(line, parsed);
      const row = index + 1;
      if (parsed.lock) rows.push({ row, ...parsed.lock });
      for (const problem of parsed.problems) problems.push({ row, ...problem });
    }
    known = read;
    return { rows, problems };
  };
}

/** How many owners have more than one row. */
export function countRepeated(rows: readonly OwnerRow[]): number {
  const seen = new Set<Address>();
  const repeated = new Set<Address>();
  for (const { owner } of rows) (seen.has(owner) ? repeated : seen).add(owner);
  return repeated.size;
}

/** The text behind a row of it. */
export const textBehind = (text: string, row: number): string => text.split(/\r?\n/).slice(row).join('\n');
