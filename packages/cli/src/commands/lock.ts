import { contractAddress } from '@rab/config';
import { percentToBasisPoints } from '@rab/contracts';
import { locksATransaction } from '@rab/contracts/lock';
import { say } from '@rab/language';
import { getTokenInfo, lockManyAct, ownerListReader } from '@rab/sdk';
import type { Command } from '../Command.ts';
import { doAct, type Report } from '../doAct.ts';
import { addressOf, dateOf, textOf, wholeOf } from '../options.ts';
import { UsageError } from '../UsageError.ts';

const DAY = 86_400n;

/** `rab lock FILE.csv`: a lock for each row of owner and amount, on the same terms, in as few transactions as fit. */
export const lock: Command = async ({ args: [file], values, io, rab }) => {
  const token = addressOf('--token', values.token);
  const title = values.title ?? '';
  const terms = {
    token,
    description: title,
    date: dateOf('--date', values.date),
    vesting: {
      tgeBps: basisPointsOf('--tge', values.tge),
      cycle: wholeOf('--cycle', values.cycle, 1n) * DAY,
      cycleBps: basisPointsOf('--cycle-release', values['cycle-release']),
    },
  };
  const info = await getTokenInfo(rab, token);
  if (!info) throw new UsageError(`--token is no token: ${token}`);
  const { rows, problems } = ownerListReader(info.decimals, contractAddress(rab.chain, 'rabbitLock'))(textOf(file));
  if (problems.length > 0)
    throw new UsageError(problems.map(({ row, text, reason }) => `Row ${row}: “${text}” ${say(reason)}.`).join('\n'));
  if (rows.length === 0) throw new UsageError('The file has no row of an owner and an amount.');
  const size = locksATransaction(new TextEncoder().encode(title).length);
  const reports: Report[] = [];
  for (let from = 0; from < rows.length; from += size)
    reports.push(
      await doAct(rab, io, await lockManyAct(rab, rows.slice(from, from + size), terms), Boolean(values['dry-run'])),
    );
  return { locks: rows.length, transactions: reports };
};

function basisPointsOf(name: string, text: string | undefined): bigint {
  const bps = text === undefined ? null : percentToBasisPoints(text);
  if (bps === null) throw new UsageError(`${name} is no percentage with at most two decimals: ${text ?? 'missing'}`);
  return bps;
}
