import type { Address } from 'viem';
import { AIRDROP_LIST_LIMITS, type AirdropRow } from './AirdropRow.ts';
import { checksumOf } from './checksumOf.ts';
import { ROWS_A_STEP, type Steps } from './steps.ts';

const ROW = /^(0x[0-9a-fA-F]{40}),([1-9]\d{0,38})$/;

/** Why a text is no list; `row` is its place, the first is 1, where one row is wrong. */
export class NotAList extends Error {
  override readonly name = 'NotAList';
  constructor(
    readonly reason: 'empty' | 'tooLong' | 'row' | 'end',
    readonly row?: number,
  ) {
    super(row === undefined ? reason : `${reason} ${row}`);
  }
}

/** The document of a list: UTF-8 CSV without a header, a row a line. The same rows are always the same bytes. */
export const writeListDocument = (rows: readonly AirdropRow[]): string =>
  rows.map(({ account, amount }) => `${account},${amount}\n`).join('');

/**
 * Reads a document that `writeListDocument` has made, and no other text: one way of writing for each list, so that nothing
 * else can be kept as one.
 * @throws {NotAList}
 */
export function* readListDocument(text: string): Steps<AirdropRow[]> {
  if (text === '') throw new NotAList('empty');
  if (text.length > AIRDROP_LIST_LIMITS.bytes) throw new NotAList('tooLong');
  const rows: AirdropRow[] = [];
  for (let begin = 0; begin < text.length; ) {
    if (rows.length === AIRDROP_LIST_LIMITS.rows) throw new NotAList('tooLong');
    if (rows.length % ROWS_A_STEP === 0) yield begin / text.length;
    const end = text.indexOf('\n', begin);
    if (end < 0) throw new NotAList('end');
    const [, account = '', digits = ''] = ROW.exec(text.slice(begin, end)) ?? [];
    const amount = BigInt(digits);
    if (account === '' || account !== checksumOf(account) || amount > AIRDROP_LIST_LIMITS.maxAmount)
      throw new NotAList('row', rows.length + 1);
    rows.push({ account: account as Address, amount });
    begin = end + 1;
  }
  return rows;
}

/** Base units that the rows give in all. */
export const sumOf = (rows: readonly AirdropRow[]): bigint => rows.reduce((sum, { amount }) => sum + amount, 0n);
