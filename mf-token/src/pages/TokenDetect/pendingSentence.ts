import type { PowerTopic, RiskTopic } from '@rab/token-risk';

/** What each function of a token may let somebody do. */
export const POWERS: Readonly<Record<PowerTopic, string>> = {
  mint: 'make new tokens',
  pause: 'stop all transfers',
  block: 'keep single accounts from moving theirs',
  fees: 'change what a transfer or a trade costs',
  limits: 'change how much can be moved or held',
  balances: 'change what others hold',
};

const powerTried = (topic: PowerTopic) => `Calling its functions to see whether one can ${POWERS[topic]}…`;

const SENTENCES: Readonly<Record<RiskTopic, string>> = {
  owner: 'Asking the token who owns it…',
  upgrade: 'Looking for somebody who can replace its code…',
  destroy: 'Reading its code for a way to destroy it…',
  pools: 'Looking for its pools on the exchanges…',
  burned: 'Adding up what is burned…',
  locked: 'Adding up what is in our locks…',
  holders: 'Looking up its largest holders…',
  buy: 'Trying to buy as a fresh account…',
  size: 'Trying to buy more and more at once…',
  sell: 'Trying to sell as a fresh account, today and up to 90 days later…',
  transfer: 'Trying a transfer between two fresh accounts…',
  hold: 'Looking at what a fresh account holds up to 90 days later…',
  lock: 'Trying to lock it with us, and to take it out again…',
  sale: 'Trying a sale with us, from its creation to the buyer’s claim…',
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
  if (step === undefined) return 'Adding up what was found…';
  return step === 'mint' ? 'Calling all its functions, as its owner and as a stranger…' : SENTENCES[step];
}
