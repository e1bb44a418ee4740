import { t } from '@lingui/core/macro';
import { isBurnAddress, parseAddress } from '@rab/contracts';
import type { Address } from 'viem';
import { csvCells } from './csvCells.ts';
import { isListHead } from './isListHead.ts';

/** A line of a list that names no account that can be added. */
export interface ListProblem {
  /** The first line is 1. */
  line: number;
  text: string;
  /** What is wrong with it, in words that follow it. */
  reason: string;
}

export interface AccountList {
  /** In lower case, each once (OWN-04). */
  accounts: Address[];
  problems: ListProblem[];
}

/** Letters of a wrong line that are shown. */
const SHOWN_LETTERS = 60;

/**
 * Reads accounts from a text that was typed, pasted, or read from a CSV file: the cells of each line that are addresses. A line
 * without any is a problem. A header above the list is skipped.
 */
export function parseAccountList(text: string): AccountList {
  const accounts = new Set<Address>();
  const problems: ListProblem[] = [];
  let isHead = true;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const cells = csvCells(line)
      .flatMap((cell) => cell.split(/[\s,;]+/))
      .filter(Boolean);
    if (cells.length === 0 || (isHead && isListHead(line))) continue;
    isHead = false;
    const note = (shown: string, reason: string) =>
      problems.push({ line: index + 1, text: shown.slice(0, SHOWN_LETTERS), reason });
    const found = cells.map(parseAddress).filter((address) => address !== null);
    if (found.length === 0) note(line.trim(), t`isn’t an address`);
    for (const address of found) {
      const account = address.toLowerCase() as Address;
      if (isBurnAddress(address)) note(account, t`can never buy`);
      else if (accounts.has(account)) note(account, t`is already in the list`);
      else accounts.add(account);
    }
  }
  return { accounts: [...accounts], problems };
}
