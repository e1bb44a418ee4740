import type { SaleKindInDetail } from '../../kind/SaleKindInDetail.ts';
import { baseText } from '../../model/amountText.ts';
import type { Sale } from '../../model/Sale.ts';

/** What decides how much can be deposited now. Base units. */
export interface DepositFacts extends Pick<Sale, 'minBuy' | 'maxBuy'> {
  /** Already deposited by the account. */
  deposited: bigint;
  /** Until the hard cap. */
  remaining: bigint;
  /** The least that buys anything. */
  leastBuying: bigint;
  /** A buyer may deposit any amount. */
  isUnlimited: boolean;
  /** Undefined without a wallet, or until read: then it bounds nothing. */
  balance: bigint | undefined;
  /** Of the balance, what the transaction itself costs; 0 for a token. */
  gas: bigint;
}

export interface DepositBounds {
  /** The least that the contract takes; what fills the sale may be less than its minimum. */
  least: bigint;
  /** What MAX fills in: the least of balance less gas, own limit less deposited, and hard cap less raised (MNY-02). */
  most: bigint;
  /** Which of them that is. */
  boundBy: 'balance' | 'limit' | 'cap';
}

const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b);
const atLeastZero = (value: bigint): bigint => (value > 0n ? value : 0n);

/** How much can be deposited now. */
export function depositBounds(facts: DepositFacts): DepositBounds {
  const { minBuy, maxBuy, deposited, remaining, balance, gas } = facts;
  const bounds = {
    limit: atLeastZero(maxBuy - deposited),
    cap: remaining,
    ...(balance !== undefined && { balance: atLeastZero(balance - gas) }),
  };
  const most = Object.values(bounds).reduce(smaller);
  const boundBy = most === bounds.balance ? 'balance' : most === bounds.limit ? 'limit' : 'cap';
  const least = larger(smaller(atLeastZero(minBuy - deposited), remaining), facts.leastBuying);
  return { least, most, boundBy };
}

/** What decides it in a sale, by what its kind says of its price. */
export const depositFactsOf = (
  { pricing }: Pick<SaleKindInDetail, 'pricing'>,
  sale: Sale,
  account: Pick<DepositFacts, 'deposited' | 'balance' | 'gas'>,
): DepositFacts => ({
  ...account,
  minBuy: sale.minBuy,
  maxBuy: sale.maxBuy,
  remaining: sale.hardCap - sale.raised,
  leastBuying: pricing.leastOf(sale, account.deposited),
  isUnlimited: pricing.mostOf(sale) === null,
});

/** The same in a sentence, below the texts that the specification has for a wrong amount (MNY-02). */
export function depositBoundsText(
  sale: Pick<Sale, 'base' | 'minBuy' | 'maxBuy'>,
  { deposited, remaining, leastBuying, isUnlimited, balance, gas }: DepositFacts,
  { least, most, boundBy }: DepositBounds,
): string {
  const amount = (value: bigint) => baseText(sale, value);
  if (isUnlimited && balance === undefined) return 'No limit per buyer and no hard cap.';
  if (deposited >= sale.maxBuy) return `You’ve reached the limit of ${amount(sale.maxBuy)} per buyer.`;
  if (smaller(remaining, sale.maxBuy - deposited) < leastBuying)
    return 'The amount left is too small to buy any tokens.';
  const spent = gas > 0n ? ' before the network fee' : '';
  if (most < least) return `The minimum is ${amount(least)}. Your balance is ${amount(balance ?? 0n)}${spent}.`;
  const range =
    least === most ? `exactly ${amount(most)}` : `${least > 1n ? `${amount(least)} to ` : 'up to '}${amount(most)}`;
  const why = {
    balance: `Your balance is ${amount(balance ?? 0n)}${spent}`,
    limit: `The limit is ${amount(sale.maxBuy)} per buyer${deposited > 0n ? `, and you’ve deposited ${amount(deposited)}` : ''}`,
    cap: `Only ${amount(remaining)} is left below the hard cap`,
  };
  return `You can deposit ${range}. ${why[boundBy]}.`;
}
