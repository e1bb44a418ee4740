import { t } from '@lingui/core/macro';
import { leftToRight } from '@rab/language';
import type { BuyerState, Sale } from '@rab/sdk/sales';
import { Text } from '@rab/ui';
import { type TransactionRecord, useTransactions } from '@rab/wallet-context';
import { type Address, isAddressEqual } from '@rab/wallet-context/reads';
import type { SaleKind } from '../../kind/SaleKind.ts';
import type { SaleState } from '../../model/SaleState.ts';

/** An amount in what is said of it, without the marks of its direction. */
const AMOUNT = /\d\S* [^\s\u2069]+/;

/** What a refund gave back: the only value of its summary, which is a text in records of former releases. */
function refundedOf({ summary, words }: TransactionRecord): string | undefined {
  const [amount = summary] = Object.values(words?.summary?.values ?? {});
  return String(amount).match(AMOUNT)?.[0];
}

export interface BuyerRecordProps {
  kind: Pick<SaleKind, 'pricing'>;
  sale: Sale;
  buyer: BuyerState;
  account: Address | undefined;
  phase: SaleState['phase'];
}

/** What the account has in a sale, or took back of it: it stays to be seen (MNY-09). */
export function BuyerRecord({ kind, sale, buyer, account, phase }: BuyerRecordProps) {
  const isOwn = (other: Address) => account !== undefined && isAddressEqual(other, account);
  // the contract forgets who took everything back, the indexer keeps the account with nothing
  const tookBack = buyer.deposited === 0n && sale.deposits.some((row) => isOwn(row.account) && row.amount === 0n);
  const refund = useTransactions().find(
    ({ key, phase, account: by }) => key === `refund:${sale.id}` && phase === 'confirmed' && isOwn(by),
  );
  const { Holding } = kind.pricing;
  if (buyer.deposited > 0n)
    return (
      <Text textStyle="label" color="fg.muted">
        <Holding sale={sale} buyer={buyer} phase={phase} />
      </Text>
    );
  if (!tookBack && !refund) return null;
  const stored = refund && refundedOf(refund);
  const amount = stored && leftToRight(stored);
  return (
    <Text textStyle="label" color="fg.muted">
      {amount ? t`Your deposit was refunded: ${amount}.` : t`Your deposit was refunded.`}
    </Text>
  );
}
