import { msg, t } from '@lingui/core/macro';
import { DEAD_ADDRESS } from '@rab/contracts';
import { say } from '@rab/language';
import type { Sale } from '@rab/sdk/sales';
import { withdrawPendingCall } from '@rab/sdk/sales';
import { Notice, Stack, Text } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { useWallet } from '@rab/wallet-context';
import { type Address, isAddressEqual } from '@rab/wallet-context/reads';
import { useTransaction } from '@rab/wallet-context/transactions';
import { useActsClosed } from '../../actions/actsClosed.ts';
import { touchedBySale } from '../../actions/touchedBySale.ts';
import type { SaleKind } from '../../kind/SaleKind.ts';
import { baseText, tokenText } from '../../model/amountText.ts';
import { type PendingPayment, usePendingPayments } from '../../queries/pendingPayments.ts';

/** What the sale keeps for the visitor, who could not be paid, and what of it could not be burned (MNY-17). */
export function PendingOfSale({ kind, sale }: { kind: Pick<SaleKind, 'subgraph'>; sale: Sale }) {
  const { address } = useWallet();
  const accounts = [DEAD_ADDRESS, ...(address ? [address] : [])];
  // nothing is paid to owner, platform or nobody before that
  const { data } = usePendingPayments(sale.isFinalized ? { subgraph: kind.subgraph, accounts, sale: sale.id } : null);
  return <Payments payments={data ?? []} hasTitles={false} />;
}

/** What sales of a kind keep for an account that could not be paid (MNY-17). */
export function PendingOfAccount({ kind, account }: { kind: Pick<SaleKind, 'subgraph'>; account: Address }) {
  const { data } = usePendingPayments({ subgraph: kind.subgraph, accounts: [account] });
  return <Payments payments={data ?? []} hasTitles />;
}

function Payments({ payments, hasTitles }: { payments: readonly PendingPayment[]; hasTitles: boolean }) {
  return (
    <>
      {payments.map((payment) => (
        <Payment key={payment.id} payment={payment} hasTitle={hasTitles} />
      ))}
    </>
  );
}

function Payment({ payment, hasTitle }: { payment: PendingPayment; hasTitle: boolean }) {
  const { launchpad: sale, token, account, amount } = payment;
  const fetching = useTransaction(`fetch:${payment.id}`);
  const actsClosed = useActsClosed();
  const words = isAddressEqual(token, sale.base.address) ? baseText(sale, amount) : tokenText(sale, amount);
  const isBurn = isAddressEqual(account, DEAD_ADDRESS);
  const summary = isBurn ? msg`Burn ${words}` : msg`Withdraw ${words}`;
  const title = isBurn ? t`${words} could not be burned` : t`${words} could not be paid to you`;
  return (
    <Notice tone="warning" title={hasTitle ? `${sale.token.symbol}: ${title}` : title}>
      <Stack gap="3">
        <Text>
          {isBurn
            ? t`The token rejected the burn when the sale was finalized. The tokens stay in the sale: nobody gets them, and anyone can try to burn them again.`
            : t`Your account rejected the payment, as contracts that can’t receive it do. The sale holds it for you alone.`}
        </Text>
        <ActionButton
          disabledReason={actsClosed}
          transaction={fetching}
          onClick={() =>
            fetching.send({
              call: withdrawPendingCall(sale, token, account),
              summary,
              touches: touchedBySale(sale),
            })
          }
        >
          {say(summary)}
        </ActionButton>
      </Stack>
    </Notice>
  );
}
