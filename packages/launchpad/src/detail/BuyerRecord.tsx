import { shareInPercent } from '@rab/contracts';
import { Stack, Text } from '@rab/ui';
import { useTransactions } from '@rab/wallet-context';
import { type Address, isAddressEqual } from '@rab/wallet-context/contract';
import type { SaleState } from '../model/SaleState.ts';
import type { BuyerState } from '../queries/buyer.ts';
import type { Sale } from '../queries/saleSchema.ts';
import { BaseAmount } from './BaseAmount.tsx';
import { TokenAmount } from './TokenAmount.tsx';

export interface BuyerRecordProps {
  sale: Sale;
  buyer: BuyerState;
  account: Address | undefined;
  phase: SaleState['phase'];
}

/** What the account has in a sale, or took back of it: it stays to be seen (MNY-09). */
export function BuyerRecord({ sale, buyer, account, phase }: BuyerRecordProps) {
  const isOwn = (other: Address) => account !== undefined && isAddressEqual(other, account);
  // the contract forgets who took everything back, the indexer keeps the account with nothing
  const tookBack = buyer.deposited === 0n && sale.deposits.some((row) => isOwn(row.account) && row.amount === 0n);
  const refund = useTransactions().find(
    ({ key, phase, account: by }) => key === `refund:${sale.id}` && phase === 'confirmed' && isOwn(by),
  );
  if (buyer.deposited > 0n && sale.shared && phase !== 'settled')
    return (
      <Text textStyle="label" color="fg.muted">
        You deposited <BaseAmount sale={sale} value={buyer.deposited} />.{' '}
        {phase !== 'failed' && (
          <>
            Your share{phase === 'live' && ' now'}: <TokenAmount sale={sale} value={buyer.bought} /> (
            {shareInPercent(buyer.deposited, sale.raised)}%).
            {phase === 'live' && ' It shrinks with every further deposit.'}
          </>
        )}
      </Text>
    );
  if (buyer.deposited > 0n)
    return (
      <Text textStyle="label" color="fg.muted">
        You deposited <BaseAmount sale={sale} value={buyer.deposited} /> for{' '}
        <TokenAmount sale={sale} value={buyer.bought} /> and claimed <TokenAmount sale={sale} value={buyer.claimed} />.
      </Text>
    );
  if (!tookBack && !refund) return null;
  return (
    <Stack gap="1" textStyle="label" color="fg.muted">
      <Text>You have taken your deposit back{refund && `: ${refund.summary.replace(/^Take back /, '')}`}.</Text>
    </Stack>
  );
}
