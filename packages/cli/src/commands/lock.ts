import { contractAddress } from '@rab/config';
import { percentToBasisPoints } from '@rab/contracts';
import { locksATransaction } from '@rab/contracts/lock';
import { say } from '@rab/language';
import { getTokenInfo, lockManyAct, ownerListReader } from '@rab/sdk';
import type { Command } from '../Command.ts';
import { CommandFailed } from '../CommandFailed.ts';
import { doAct, type Report } from '../doAct.ts';
import { addressOf, dateOf, requireRight, textOf, wholeOf } from '../options.ts';
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
  requireRight(problems.map(({ row, text, reason }) => ({ row, text, reason: say(reason) })));
  if (rows.length === 0) throw new UsageError('The file has no row of an owner and an amount.');
  const skipped = Number(wholeOf('--skip', values.skip ?? '0'));
  const wanted = rows.slice(skipped);
  if (wanted.length === 0) throw new UsageError(`--skip leaves none of the ${rows.length} owners.`);
  const size = locksATransaction(new TextEncoder().encode(title).length);
  const reports: Report[] = [];
  for (let from = 0; from < wanted.length; from += size) {
    const act = await lockManyAct(rab, wanted.slice(from, from + size), terms);
    try {
      reports.push(await doAct(rab, io, act, Boolean(values['dry-run'])));
    } catch (error) {
      if (from === 0) throw error;
      const locked = skipped + from;
      throw new CommandFailed(
        `${(error as Error).message} The first ${locked} of ${rows.length} owners have their locks: --skip ${locked} locks for the others.`,
        { cause: error },
      );
    }
  }
  return { locks: wanted.length, transactions: reports };
};

function basisPointsOf(name: string, text: string | undefined): bigint {
  // a third decimal would be cut
  const bps = text === undefined || /[.,]\d{3}/.test(text) ? null : percentToBasisPoints(text);
  if (bps === null) throw new UsageError(`${name} is no percentage with at most two decimals: ${text ?? 'missing'}`);
  return bps;
}
