import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { contractAddress, v } from '@rab/config';
import { shortAddress } from '@rab/contracts';
import { moveUnlockDateCall } from '@rab/contracts/position-calls';
import { formatUtc, Text } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { formOf, parseUtcInput, useSchemaForm } from '@rab/ui/forms';
import { useChainClock, useChainConfig } from '@rab/wallet-context';
import { useTransaction } from '@rab/wallet-context/transactions';
import { isAccount } from '../../../model/positionState.ts';
import { ActForm } from '../../ActForm.tsx';
import type { PositionActProps } from './PositionActProps.ts';
import { laterDate } from './positionActSchemas.ts';

const { DateTimeField } = formOf<{ newDate: string }>();

/** Moves the date of a lock later. */
export function MoveDate({ lock, touches, onDone }: PositionActProps) {
  const chain = useChainConfig();
  const clock = useChainClock();
  const form = useSchemaForm({
    defaultValues: { newDate: '' },
    schema: () => v.object({ newDate: laterDate(lock.unlockDate, clock()) }),
  });
  const moving = useTransaction(`position:move:${lock.id}`);
  const before = formatUtc(lock.unlockDate);
  const typed = parseUtcInput(form.watch('newDate'));
  const submit = form.handleSubmit(async ({ newDate }) => {
    const receipt = await moving.send({
      call: moveUnlockDateCall(contractAddress(chain, 'positionLock'), lock.id, newDate),
      summary: msg`Extend lock ${String(lock.id)} to ${formatUtc(newDate)} UTC`,
      success: msg`Lock changed`,
      failed: msg`Lock not changed`,
      touches,
    });
    if (receipt) onDone();
  });
  return (
    <ActForm form={form} onSubmit={submit}>
      <Text>
        <Trans>
          The position unlocks on {before} UTC. You can move the date later, but never earlier. This can’t be undone.
        </Trans>
      </Text>
      <DateTimeField name="newDate" label={t`New unlock date`} isRequired />
      {typed !== null && typed > lock.unlockDate && (
        <Text data-testid="outcome">
          <Trans>
            It unlocks on {formatUtc(typed)} UTC instead of {before} UTC.
          </Trans>
        </Text>
      )}
      {isAccount(lock.offeredTo) && (
        <Text>
          <Trans>
            Your offer to {shortAddress(lock.offeredTo)} ends, because it was for the earlier date. You can offer the
            lock again.
          </Trans>
        </Text>
      )}
      <ActionButton type="submit" transaction={moving}>
        <Trans>Extend</Trans>
      </ActionButton>
    </ActForm>
  );
}
