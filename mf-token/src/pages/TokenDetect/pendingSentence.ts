import { t } from '@lingui/core/macro';
import type { RiskTopic } from '@rab/token-risk';

const sentences = (): Readonly<Record<RiskTopic, string>> => ({
  owner: t`Checking who owns the token…`,
  upgrade: t`Checking who can replace its code…`,
  destroy: t`Checking its code for self-destruct…`,
  pools: t`Looking for its pools…`,
  burned: t`Adding up burned tokens…`,
  locked: t`Adding up locked tokens…`,
  holders: t`Finding the largest holders…`,
  liquidity: t`Finding who holds its pool’s liquidity…`,
  locker: t`Simulating ways to open the contracts with its liquidity…`,
  positions: t`Reading the locks of its V3 liquidity…`,
  buy: t`Simulating a buy from a new account…`,
  size: t`Simulating larger and larger buys…`,
  sell: t`Simulating sells from a new account, today and up to 90 days later…`,
  transfer: t`Simulating a transfer between two new accounts…`,
  hold: t`Checking whether a balance changes over 90 days…`,
  lock: t`Simulating a lock and an unlock here…`,
  sale: t`Simulating a sale here, from its creation to the buyer’s claim…`,
  mint: t`Checking for a function to make new tokens…`,
  pause: t`Checking for a function to pause all transfers…`,
  block: t`Checking for a function to block individual accounts…`,
  fees: t`Checking for a function to change fees on transfers or trades…`,
  limits: t`Checking for a function to limit how much an account can hold or move…`,
  balances: t`Checking for a function to change other accounts’ balances…`,
});

/** What is being done to answer a question. */
export const pendingSentence = (topic: RiskTopic): string => sentences()[topic];

/** Steps of the check as they follow each other, each by a question that it answers. */
const STEPS = ['owner', 'pools', 'buy', 'sell', 'lock', 'sale', 'mint', 'holders'] as const satisfies RiskTopic[];

/** What the check is at, by the questions that have an answer. */
export function stepSentence(answered: ReadonlySet<RiskTopic>): string {
  const step = STEPS.find((topic) => !answered.has(topic));
  if (step === undefined) return t`Putting the results together…`;
  return step === 'mint' ? t`Simulating all its functions, as the owner and as a stranger…` : sentences()[step];
}
