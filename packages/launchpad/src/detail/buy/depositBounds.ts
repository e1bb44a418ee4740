import { t } from '@lingui/core/macro';
import type { Sale } from '@rab/sdk/sales';
import type { SaleKindInDetail } from '../../kind/SaleKindInDetail.ts';
import { baseText } from '../../model/amountText.ts';

/** What decides how much can be deposited now. Base units. */
export interface DepositFacts extends Pick<Sale, 'minBuy' | 'maxBuy'> {
  /** Already deposited by the account. */
  deposited: bigint;
  /** What the sale still takes. */
  remaining: bigint;
  /** The least that buys anything. */
  leastBuying: bigint;
  /** A buyer may deposit any amount. */
  isUnlimited: boolean;
  hasHardCap: boolean;
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
  remaining: pricing.roomOf(sale),
  leastBuying: pricing.leastOf(sale, account.deposited),
  isUnlimited: pricing.mostOf(sale) === null,
  hasHardCap: pricing.hasHardCap,
});

/** The same in a sentence, below the texts that the specification has for a wrong amount (MNY-02). */
export function depositBoundsText(
  sale: Pick<Sale, 'base' | 'minBuy' | 'maxBuy'>,
  { deposited, remaining, leastBuying, isUnlimited, hasHardCap, balance, gas }: DepositFacts,
  { least, most, boundBy }: DepositBounds,
): string {
  const amount = (value: bigint) => baseText(sale, value);
  if (isUnlimited && balance === undefined)
    return hasHardCap ? t`No limit per buyer.` : t`No limit per buyer and no hard cap.`;
  if (deposited >= sale.maxBuy) return t`You’ve reached the limit of ${amount(sale.maxBuy)} per buyer.`;
  if (smaller(remaining, sale.maxBuy - deposited) < leastBuying)
    return t`The amount left is too small to buy any tokens.`;
  const has = amount(balance ?? 0n);
  const balanceText = gas > 0n ? t`Your balance is ${has} before the network fee.` : t`Your balance is ${has}.`;
  if (most < least) return [t`The minimum is ${amount(least)}.`, balanceText].join(' ');
  const limit = amount(sale.maxBuy);
  const why = {
    balance: balanceText,
    limit:
      deposited > 0n
        ? t`The limit is ${limit} per buyer, and you’ve deposited ${amount(deposited)}.`
        : t`The limit is ${limit} per buyer.`,
    cap: t`Only ${amount(remaining)} is left below the hard cap.`,
  };
  return [rangeText(amount(least), amount(most), least > 1n), why[boundBy]].join(' ');
}

function rangeText(least: string, most: string, hasLeast: boolean): string {
  if (least === most) return t`You can deposit exactly ${most}.`;
  return hasLeast ? t`You can deposit ${least} to ${most}.` : t`You can deposit up to ${most}.`;
}
