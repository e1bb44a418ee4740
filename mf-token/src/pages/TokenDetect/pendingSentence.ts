import type { PowerTopic, RiskTopic } from '@rab/token-risk';

/** What each function of a token may let somebody do. */
export const POWERS: Readonly<Record<PowerTopic, string>> = {
  mint: 'make new tokens',
  pause: 'pause all transfers',
  block: 'block individual accounts',
  fees: 'change fees on transfers or trades',
  limits: 'limit how much an account can hold or move',
  balances: 'change other accounts’ balances',
};

const powerTried = (topic: PowerTopic) => `Checking for a function to ${POWERS[topic]}…`;

const SENTENCES: Readonly<Record<RiskTopic, string>> = {
  owner: 'Checking who owns the token…',
  upgrade: 'Checking who can replace its code…',
  destroy: 'Checking its code for self-destruct…',
  pools: 'Looking for its pools…',
  burned: 'Adding up burned tokens…',
  locked: 'Adding up locked tokens…',
  holders: 'Finding the largest holders…',
  buy: 'Simulating a buy from a new account…',
  size: 'Simulating larger and larger buys…',
  sell: 'Simulating sells from a new account, today and up to 90 days later…',
  transfer: 'Simulating a transfer between two new accounts…',
  hold: 'Checking whether a balance changes over 90 days…',
  lock: 'Simulating a lock and an unlock here…',
  sale: 'Simulating a sale here, from its creation to the buyer’s claim…',
  mint: powerTried('mint'),
  pause: powerTried('pause'),
  block: powerTried('block'),
  fees: powerTried('fees'),
  limits: powerTried('limits'),
  balances: powerTried('balances'),
};

/** What is being done to answer a question. */
export const pendingSentence = (topic: RiskTopic): string => SENTENCES[topic];

/** Steps of the check as they follow each other, each by a question that it answers. */
const STEPS = ['owner', 'pools', 'buy', 'sell', 'lock', 'sale', 'mint', 'holders'] as const satisfies RiskTopic[];

/** What the check is at, by the questions that have an answer. */
export function stepSentence(answered: ReadonlySet<RiskTopic>): string {
  const step = STEPS.find((topic) => !answered.has(topic));
  if (step === undefined) return 'Putting the results together…';
  return step === 'mint' ? 'Simulating all its functions, as the owner and as a stranger…' : SENTENCES[step];
}
