import { msg } from '@lingui/core/macro';
import { isBurnAddress } from '@rab/contracts';
import { AIRDROP_LIST_LIMITS, type AirdropRow, ROWS_A_STEP, type Steps } from '@rab/contracts/airdrop-list';
import type { Address } from 'viem';
import { type AmountRowRules, type CellProblem, parseAmountRow } from './amountRow.ts';
import { isListHead } from './isListHead.ts';

/** What the reader knows of the campaign that the list is for. */
export interface AirdropRules {
  /** Of the token; a finer amount is a problem, none is cut. */
  decimals: number;
  /** Contracts that a row by mistake may name, checksummed: they could never use what they get. */
  contracts: readonly Address[];
}

/** An account that has several rows of a list. */
export interface RepeatedAccount {
  account: Address;
  /** Rows of the text, the first is 1. */
  rows: number[];
}

export interface AirdropRowsRead {
  /** Those that are right, in the order of the text. */
  rows: AirdropRow[];
  problems: CellProblem[];
  /** Allowed, and named. */
  repeated: RepeatedAccount[];
  /** True where the text has more rows than a list may have: reading stopped there. */
  isTooLong: boolean;
}

/** What a list begins with that is to be filled in. */
export const AIRDROP_LIST_HEADER = ['address', 'amount'] as const;

/** Small letters, or capitals, say nothing of themselves; where both are mixed the spelling checks itself (EIP-55). */
const UNCHECKED = /^0x(?:[0-9a-f]{40}|[0-9A-F]{40})$/;
const PLAIN = /^0x[0-9a-fA-F]{40}$/;

const rulesOf = ({ decimals, contracts }: AirdropRules): AmountRowRules => ({
  decimals,
  accountProblem: (account, cell) => {
    const typed = cell.trim();
    if (typed !== account && PLAIN.test(typed) && !UNCHECKED.test(typed))
      return msg`has a typing error: its capital letters don’t match. Copy the address again`;
    if (isBurnAddress(account)) return msg`can never claim`;
    return contracts.includes(account) ? msg`is a contract that can never use the tokens` : null;
  },
  max: { amount: AIRDROP_LIST_LIMITS.maxAmount, reason: msg`is too large for an airdrop` },
  extra: msg`is extra: a row has an address and an amount`,
});

/**
 * Reads accounts and amounts from a text that was typed, pasted, or read from a CSV file: one line each, the address first,
 * the amount in the token's units. Only a header and empty lines are skipped: anything else that cannot be read is a problem
 * with its row and column.
 */
export function* airdropRows(text: string, about: AirdropRules): Steps<AirdropRowsRead> {
  const rules = rulesOf(about);
  const rows: AirdropRow[] = [];
  const problems: CellProblem[] = [];
  const places = new Map<Address, number[]>();
  const lines = text.split(/\r\n|\n|\r/);
  let count = 0;
  let isTooLong = false;
  let isHead = true;
  for (const [index, line] of lines.entries()) {
    if (index % ROWS_A_STEP === 0) yield index / lines.length;
    if (isHead && isListHead(line)) continue;
    isHead &&= line.trim() === '';
    const parsed = parseAmountRow(line, rules);
    const isEmpty = !parsed.row && parsed.problems.length === 0;
    if (isEmpty) continue;
    // wrong rows count too: a file of another kind has millions
    if (count === AIRDROP_LIST_LIMITS.rows) {
      isTooLong = true;
      break;
    }
    count += 1;
    for (const problem of parsed.problems) problems.push({ row: index + 1, ...problem });
    if (!parsed.row) continue;
    rows.push(parsed.row);
    const place = places.get(parsed.row.account);
    if (place) place.push(index + 1);
    else places.set(parsed.row.account, [index + 1]);
  }
  const repeated = [...places].flatMap(([account, found]) => (found.length > 1 ? [{ account, rows: found }] : []));
  return { rows, problems, repeated, isTooLong };
}
