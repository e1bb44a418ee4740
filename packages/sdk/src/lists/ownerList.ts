import { msg } from '@lingui/core/macro';
import { isBurnAddress } from '@rab/contracts';
import { LOCK_LIMITS } from '@rab/contracts/limits';
import type { Address } from 'viem';
import { type AmountRowRules, type CellProblem, type ParsedAmountRow, parseAmountRow } from './amountRow.ts';
import { isListHead } from './isListHead.ts';

/** One lock of a list. */
export interface OwnerRow {
  /** The first line of the text is 1. */
  row: number;
  owner: Address;
  /** Base units. */
  amount: bigint;
}

/** What a list begins with that is to be filled in. */
export const OWNER_LIST_HEADER = ['owner', 'amount'] as const;

/**
 * Reads owners and amounts from a text that was typed, pasted, or read from a CSV file: one line each, the owner's address
 * first. Only a header and empty lines are skipped: anything else that cannot be read is a problem with its row and column.
 * The lines of the last text are remembered, so that typing one row after a thousand others reads only that row.
 * @param decimals of the token; a finer amount is a problem, none is cut
 * @param locker the lock contract, checksummed
 */
export function ownerListReader(decimals: number, locker: Address) {
  const rules: AmountRowRules = {
    decimals,
    accountProblem: (owner) => {
      if (isBurnAddress(owner)) return msg`can never withdraw`;
      return owner === locker ? msg`is the lock contract, which can never withdraw` : null;
    },
    max: { amount: LOCK_LIMITS.maxAmount, reason: msg`is too large to be locked` },
    extra: msg`is extra: a row has an owner and an amount`,
  };
  let known = new Map<string, ParsedAmountRow>();
  return (text: string): { rows: OwnerRow[]; problems: CellProblem[] } => {
    const rows: OwnerRow[] = [];
    const problems: CellProblem[] = [];
    const read = new Map<string, ParsedAmountRow>();
    let isHead = true;
    for (const [index, line] of text.split(/\r?\n/).entries()) {
      if (isHead && isListHead(line)) continue;
      isHead &&= line.trim() === '';
      const parsed = known.get(line) ?? parseAmountRow(line, rules);
      read.set(line, parsed);
      const row = index + 1;
      if (parsed.row) rows.push({ row, owner: parsed.row.account, amount: parsed.row.amount });
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
