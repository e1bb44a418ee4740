import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { hasMoreThanAddress, isUnclearNumber, parseAddress, parseAmount, plainNumber } from '@rab/contracts';
import { checksumOf } from '@rab/contracts/airdrop-list';
import type { Address } from 'viem';
import { csvCells } from './csvCells.ts';

/** What is wrong with one cell of a list. */
export interface CellProblem {
  /** The first line of the text is 1. */
  row: number;
  column: 1 | 2 | 3;
  /** The text of the cell, shortened where it is long. */
  text: string;
  /** Continues the sentence that the text of the cell begins. */
  reason: MessageDescriptor;
}

/** What a list of accounts and amounts is for decides what may be in it. */
export interface AmountRowRules {
  /** Of the token; a finer amount is a problem, none is cut. */
  decimals: number;
  /** Why this account gets nothing, null where it may. */
  accountProblem: (account: Address, cell: string) => MessageDescriptor | null;
  /** Base units, and what a larger amount is. */
  max: { amount: bigint; reason: MessageDescriptor };
  /** What is said of a third cell. */
  extra: MessageDescriptor;
}

export interface ParsedAmountRow {
  /** Null where the line is empty, or something is wrong with it. */
  row: { account: Address; amount: bigint } | null;
  problems: readonly Omit<CellProblem, 'row'>[];
}

const SHOWN_LETTERS = 60;
/** A thousand where a semicolon parts cells because a comma is in numbers, and a number with three decimals elsewhere. */
const POINTED = /^[1-9]\d{0,2}(?:\.\d{3})+$/;
const UNCLEAR = msg`is ambiguous. Leave out thousands separators: write 1500 or 1.50`;
/** An address without anything around it: it is spelled in a tenth of the time. */
const PLAIN = /^0x[0-9a-fA-F]{40}$/;
const EMPTY: ParsedAmountRow = { row: null, problems: [] };

function accountProblem(cell: string, account: Address | null, rules: AmountRowRules): MessageDescriptor | null {
  if (cell === '') return msg`is missing`;
  if (account) return rules.accountProblem(account, cell);
  return hasMoreThanAddress(cell) ? msg`has more than an address. Keep only the part from 0x` : msg`isn’t an address`;
}

function amountProblem(
  cell: string,
  amount: bigint | null,
  isPointUnclear: boolean,
  { decimals, max }: AmountRowRules,
): MessageDescriptor | null {
  if (cell === '') return msg`is missing`;
  if (isUnclearNumber(cell) || (isPointUnclear && POINTED.test(cell))) return UNCLEAR;
  if (amount === null) return msg`isn’t a number`;
  if ((plainNumber(cell)?.split('.')[1]?.length ?? 0) > decimals) return msg`has more than ${decimals} decimals`;
  if (amount === 0n) return msg`must be above 0`;
  return amount > max.amount ? max.reason : null;
}

/** Reads one line of a list: an account's address, then an amount. Neither a header nor an empty line is known here. */
export function parseAmountRow(line: string, rules: AmountRowRules): ParsedAmountRow {
  const [first = '', second = '', ...more] = csvCells(line);
  const rest = more.join(' ');
  if (first === '' && second === '' && rest.trim() === '') return EMPTY;
  const account = PLAIN.test(first) ? checksumOf(first) : parseAddress(first);
  const amount = parseAmount(second, rules.decimals);
  const found: [CellProblem['column'], string, MessageDescriptor | null][] = [
    [1, first, accountProblem(first, account, rules)],
    [2, second, amountProblem(second, amount, line.includes(';'), rules)],
    [3, rest, more.join('') === '' ? null : rules.extra],
  ];
  const problems = found.flatMap(([column, cell, reason]) =>
    reason ? [{ column, text: cell.slice(0, SHOWN_LETTERS), reason }] : [],
  );
  return { row: problems.length === 0 && account && amount ? { account, amount } : null, problems };
}
