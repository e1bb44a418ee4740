import { ACCOUNTS_A_PAYOUT, type Payout } from '@rab/contracts/sale-calls';
import { type Act, claimAct, claimRewardAct, getDuePayouts, parseAccountList, payOutAct, refundAct } from '@rab/sdk';
import type { Command, Given } from '../Command.ts';
import { doAct, type Report } from '../doAct.ts';
import { addressOf, kindOf, textOf } from '../options.ts';
import { UsageError } from '../UsageError.ts';

/** What the account of the environment itself may take. */
const OWN = { claims: claimAct, refunds: refundAct, rewards: claimRewardAct } as const;

/** `rab claim SALE`: takes what is due to the account, or sends to the accounts of a file, or to all, what is due to them. */
export const claim: Command = async (given) => {
  const { args, values, io, rab } = given;
  const sale = { id: addressOf('The sale', args[0]) };
  const payout = payoutOf(values.what);
  const batches = await accountsOf(given, sale.id, payout);
  const acts: Act<unknown>[] = batches ? batches.map((batch) => payOutAct(sale, payout, batch)) : [OWN[payout](sale)];
  const reports: Report[] = [];
  for (const act of acts) reports.push(await doAct(rab, io, act, Boolean(values['dry-run'])));
  return { what: payout, transactions: reports };
};

function payoutOf(text = 'claims'): Payout {
  if (!Object.hasOwn(OWN, text)) throw new UsageError(`--what is one of ${Object.keys(OWN).join(', ')}.`);
  return text as Payout;
}

/** Whom to send to, in batches; null for the account itself. */
async function accountsOf({ values, rab }: Given, sale: `0x${string}`, payout: Payout) {
  if (values.all) {
    const asked = { subgraph: kindOf(values.kind), sale, payouts: [payout] };
    return (await getDuePayouts(rab, asked, AbortSignal.timeout(60_000))).map(({ accounts }) => accounts);
  }
  if (values.for === undefined) return null;
  const { accounts, problems } = parseAccountList(textOf(values.for));
  if (problems.length > 0)
    throw new UsageError(problems.map(({ line, text, reason }) => `Row ${line}: “${text}” ${reason}.`).join('\n'));
  return Array.from({ length: Math.ceil(accounts.length / ACCOUNTS_A_PAYOUT) }, (_, batch) =>
    accounts.slice(batch * ACCOUNTS_A_PAYOUT, (batch + 1) * ACCOUNTS_A_PAYOUT),
  );
}
