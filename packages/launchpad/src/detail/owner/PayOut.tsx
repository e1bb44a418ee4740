import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { DueBatch, Sale } from '@rab/sdk/sales';
import { payOutCall } from '@rab/sdk/sales';
import { Loading, Stack, Text } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { useTransaction } from '@rab/wallet-context/transactions';
import { useState } from 'react';
import { useActsClosed } from '../../actions/actsClosed.ts';
import { touchedBySale } from '../../actions/touchedBySale.ts';
import type { SaleKind } from '../../kind/SaleKind.ts';
import type { SaleState } from '../../model/SaleState.ts';
import { useDuePayouts } from '../../queries/duePayouts.ts';
import { countOf, dueText, payoutsOf } from './payoutsOf.ts';

export interface PayOutProps {
  kind: Pick<SaleKind, 'subgraph'>;
  sale: Sale;
  state: SaleState;
}

/** Batches that are being sent: what is behind the first `next` of them is still to come. */
interface Run {
  batches: readonly DueBatch[];
  next: number;
  paid: number;
  isStopped: boolean;
}

/**
 * For the owner: sends all buyers and referrers what is theirs, a hundred a transaction (RGT-02). Nothing is stored: what is due
 * is read from the chain before the first batch, and once more after the last.
 */
export function PayOut({ kind, sale, state }: PayOutProps) {
  const [run, setRun] = useState<Run | null>(null);
  const payment = useTransaction(`payOut:${sale.id}`, { isRepeatable: true });
  const actsClosed = useActsClosed();
  const due = useDuePayouts(run ? null : { subgraph: kind.subgraph, sale: sale.id, payouts: payoutsOf(state, sale) });
  const batches = run?.batches ?? due.data;
  if (!batches)
    return due.isError ? (
      <Text color="fg.muted">
        <Trans>We can’t load what is due to buyers right now.</Trans>
      </Text>
    ) : (
      <Loading />
    );
  if (batches.length === 0)
    return (
      <Text color="fg.muted">
        <Trans>There’s nothing to pay out right now.</Trans>
      </Text>
    );
  const total = countOf(batches);
  const left = countOf(batches.slice(run?.next ?? 0));

  const pay = async () => {
    let { next, paid } = run ?? { next: 0, paid: 0 };
    for (const batch of batches.slice(next)) {
      setRun({ batches, next, paid, isStopped: false });
      next += 1;
      const receipt = await payment.send({
        call: payOutCall(sale, batch.payout, batch.accounts),
        summary: msg`Pay out ${sale.token.symbol}, ${next} of ${batches.length}`,
        touches: touchedBySale(sale),
      });
      if (receipt) paid += batch.count;
      // a refused batch does not stop the next ones: the button continues with those
      else if (next < batches.length) return setRun({ batches, next, paid, isStopped: true });
    }
    setRun(null);
  };

  return (
    <Stack gap="2">
      <Text>
        {[dueText(batches), t`You can send it to all of them. Each gets what their own claim would bring.`].join(' ')}
      </Text>
      {batches.length > 1 && (
        <Text color="fg.muted" textStyle="label">
          <Trans>
            Your wallet asks {batches.length} times, for up to 100 accounts each. You can stop in between and continue
            later.
          </Trans>
        </Text>
      )}
      {run && (
        <Text role="status">
          {[
            t`${run.paid} of ${total} paid.`,
            ...(run.isStopped ? [t`One part wasn’t sent and is still due. Nobody loses anything.`] : []),
          ].join(' ')}
        </Text>
      )}
      <ActionButton transaction={payment} disabledReason={actsClosed} onClick={pay}>
        {run ? t`Continue with the other ${left}` : t`Pay out all ${total}`}
      </ActionButton>
    </Stack>
  );
}
