import { readFileSync } from 'node:fs';
import { SALE_KINDS, type SaleKindKey } from '@rab/config';
import { printable } from '@rab/config/printable';
import { parseAddress } from '@rab/contracts';
import { parseAccountList } from '@rab/sdk';
import type { Address } from 'viem';
import { UsageError } from './UsageError.ts';

/** @throws {UsageError} where the text is missing, or no address */
export function addressOf(name: string, text: string | undefined): Address {
  const address = text === undefined ? null : parseAddress(text);
  if (!address) throw new UsageError(text === undefined ? `${name} is missing.` : `${name} is no address: ${text}`);
  return address;
}

/** @throws {UsageError} where the text is missing, or no whole number in the range */
export function wholeOf(name: string, text: string | undefined, least = 0n): bigint {
  if (text === undefined) throw new UsageError(`${name} is missing.`);
  if (!/^\d+$/.test(text) || BigInt(text) < least)
    throw new UsageError(`${name} is no whole number from ${least}: ${text}`);
  return BigInt(text);
}

/** Unix seconds of a date such as `2027-03-01` or `2027-03-01T12:00Z`; one without a zone is in UTC. */
export function dateOf(name: string, text: string | undefined): bigint {
  if (text === undefined) throw new UsageError(`${name} is missing.`);
  const isWhole = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?Z)?$/.test(text);
  const time = Date.parse(text);
  // 31 February would be a day of March
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text.replace('Z', ''));
  if (!isWhole || !isDay) throw new UsageError(`${name} is no date such as 2027-03-01T12:00Z: ${text}`);
  return BigInt(time / 1000);
}

/** @throws {UsageError} where it is no kind of sale */
export function kindOf(text: string | undefined): SaleKindKey {
  const kinds = Object.keys(SALE_KINDS);
  if (text === undefined || !kinds.includes(text)) throw new UsageError(`--kind is one of ${kinds.join(', ')}.`);
  return text as SaleKindKey;
}

/** @throws {UsageError} where the file cannot be read */
export function textOf(file: string | undefined): string {
  if (file === undefined) throw new UsageError('The CSV file is missing.');
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new UsageError(`The file ${file} cannot be read.`, { cause });
  }
}

/**
 * The accounts of a CSV file.
 * @throws {UsageError} where it cannot be read, or naming each row that is wrong
 */
export function accountsIn(file: string | undefined): readonly Address[] {
  const { accounts, problems } = parseAccountList(textOf(file));
  requireRight(problems.map(({ line, text, reason }) => ({ row: line, text, reason })));
  return accounts;
}

/** @throws {UsageError} naming each row of a file that is wrong, with the reason */
export function requireRight(problems: readonly { row: number; text: string; reason: string }[]): void {
  if (problems.length > 0)
    throw new UsageError(
      problems.map(({ row, text, reason }) => `Row ${row}: “${printable(text)}” ${reason}.`).join('\n'),
    );
}
