import { ACCOUNTS_A_PAYOUT, type Payout } from '@rab/contracts/sale-calls';
import { type Act, claimAct, claimRewardAct, getDuePayouts, inBatches, payOutAct, refundAct } from '@rab/sdk';
import type { Command, Given } from '../Command.ts';
import { doActs } from '../doAct.ts';
import { accountsIn, addressOf, kindOf } from '../options.ts';
import { UsageError } from '../UsageError.ts';

/** What the account of the environment itself may take. */
const OWN = { claims: claimAct, refunds: refundAct, rewards: claimRewardAct } as const;

/** `rab claim SALE`: takes what is due to the account, or sends to the accounts of a file, or to all, what is due to them. */
export const claim: Command = async (given) => {
  const { args, values } = given;
  const sale = { id: addressOf('The sale', args[0]) };
  const payout = payoutOf(values.what);
  const batches = await accountsOf(given, sale.id, payout);
  const acts: Act<unknown>[] = batches ? batches.map((batch) => payOutAct(sale, payout, batch)) : [OWN[payout](sale)];
  return { what: payout, transactions: await doActs(given, acts) };
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
  return inBatches(accountsIn(values.for), ACCOUNTS_A_PAYOUT);
}
