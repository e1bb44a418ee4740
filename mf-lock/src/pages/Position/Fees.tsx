import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { contractAddress } from '@rab/config';
import { formatAmount, SALE_PLACES, shortAddress } from '@rab/contracts';
import { collectFeesCall } from '@rab/contracts/position-calls';
import { Amount, Facts, Panel, Span, Stack, Text } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { Address } from '@rab/ui/address';
import { topics, useChainConfig } from '@rab/wallet-context';
import { useTransaction } from '@rab/wallet-context/transactions';
import { amountsInOrder } from '../../model/pairOrder.ts';
import { receiverOf } from '../../model/positionState.ts';
import type { PoolSide } from '../../queries/poolSides.ts';
import { type PositionLockRecord, useFeesDue } from '../../queries/positionLock.ts';
import type { PositionFees } from '../../queries/positionLocks.ts';

interface FeesProps {
  lock: PositionLockRecord;
  sides: readonly [PoolSide, PoolSide];
  /** Paid by the lock so far; undefined while the index does not say. */
  collected: PositionFees | undefined;
}

/** Both amounts, one below the other: a line has no room for two with their units. */
function Both({ fees, sides }: { fees: PositionFees | undefined; sides: readonly [PoolSide, PoolSide] }) {
  const chain = useChainConfig();
  if (!fees) return <Span color="fg.muted">–</Span>;
  return (
    <Stack gap="0" align="end">
      {amountsInOrder(chain, sides, fees).map(({ token: { address, decimals, symbol }, value }) => (
        <Amount key={address} value={value} decimals={decimals} symbol={symbol} places={SALE_PLACES} />
      ))}
    </Stack>
  );
}

/** What the position has earned, whom it belongs to, and the way to send it there: for anybody. */
export function Fees({ lock, sides, collected }: FeesProps) {
  const chain = useChainConfig();
  const { data: due } = useFeesDue(lock.isUnlocked ? null : lock.id);
  const collecting = useTransaction(`position:collect:${lock.id}`);
  const receiver = receiverOf(lock);
  const words = (fees: PositionFees) =>
    amountsInOrder(chain, sides, fees)
      .filter(({ value }) => value > 0n)
      .map(({ token: { decimals, symbol }, value }) => `${formatAmount(value, decimals, SALE_PLACES)} ${symbol}`)
      .join(' + ');
  const isNothing = due !== undefined && due.amount0 === 0n && due.amount1 === 0n;
  const sum = due && !isNothing ? words(due) : '';
  return (
    <Panel title={t`Fees`}>
      <Stack gap="4">
        <Facts
          facts={[
            ...(lock.isUnlocked ? [] : [{ label: t`To collect now`, value: <Both fees={due} sides={sides} /> }]),
            { label: t`Collected so far`, value: <Both fees={collected} sides={sides} /> },
            ...(receiver ? [{ label: t`Fees go to`, value: <Address address={receiver} /> }] : []),
          ]}
        />
        {!lock.isUnlocked && receiver && (
          <>
            <Text overflowWrap="anywhere" data-testid="collect-outcome">
              {sum ? (
                <Trans>
                  The pool pays {sum} to {shortAddress(receiver)}. Anyone can collect, and the position stays locked.
                </Trans>
              ) : (
                <Trans>Anyone can collect. The fees always go to {shortAddress(receiver)}.</Trans>
              )}
            </Text>
            <ActionButton
              variant="outline"
              transaction={collecting}
              disabledReason={isNothing && !collecting.isBusy ? t`Nothing to collect yet` : undefined}
              onClick={() =>
                collecting.send({
                  call: collectFeesCall(contractAddress(chain, 'positionLock'), lock.id),
                  summary: sum
                    ? msg`Collect ${sum} for ${shortAddress(receiver)}`
                    : msg`Collect the fees of lock ${String(lock.id)}`,
                  success: msg`Fees collected`,
                  failed: msg`Fees not collected`,
                  touches: [topics.positionLock(lock.id), topics.account(receiver)],
                })
              }
            >
              <Trans>Collect fees</Trans>
            </ActionButton>
          </>
        )}
      </Stack>
    </Panel>
  );
}
