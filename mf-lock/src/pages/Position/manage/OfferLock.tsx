import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { contractAddress, v } from '@rab/config';
import { shortAddress } from '@rab/contracts';
import { offerPositionLockCall } from '@rab/contracts/position-calls';
import { Notice, Text } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { formOf, useSchemaForm } from '@rab/ui/forms';
import { useChainConfig } from '@rab/wallet-context';
import { useTransaction } from '@rab/wallet-context/transactions';
import { isAccount } from '../../../model/positionState.ts';
import { ActForm } from '../../ActForm.tsx';
import type { PositionActProps } from './PositionActProps.ts';
import { nextOwner } from './positionActSchemas.ts';

const { TextField } = formOf<{ newOwner: string }>();

/** Offers a lock to another account, which has to accept. */
export function OfferLock({ lock, touches, onDone }: PositionActProps) {
  const chain = useChainConfig();
  const locker = contractAddress(chain, 'positionLock');
  const form = useSchemaForm({
    defaultValues: { newOwner: '' },
    schema: () => v.object({ newOwner: nextOwner(lock, locker) }),
  });
  const offering = useTransaction(`position:offer:${lock.id}`);
  const submit = form.handleSubmit(async ({ newOwner }) => {
    const receipt = await offering.send({
      call: offerPositionLockCall(locker, lock.id, newOwner),
      summary: msg`Offer lock ${String(lock.id)} to ${shortAddress(newOwner)}`,
      success: msg`Lock offered`,
      failed: msg`Lock not offered`,
      touches,
    });
    if (receipt) onDone();
  });
  return (
    <ActForm form={form} onSubmit={submit}>
      <Text>
        <Trans>
          The lock stays yours until the other account accepts it with a transaction of its own. Until then, you can
          take the offer back.
        </Trans>
      </Text>
      <TextField name="newOwner" label={t`New owner`} placeholder="0x…" isRequired />
      <Notice tone="warning" title={t`What goes with the lock`}>
        {isAccount(lock.feeReceiver) ? (
          <Trans>
            The new owner can withdraw the position after its date, change the lock or give it up. The fees keep going
            to {shortAddress(lock.feeReceiver)}.
          </Trans>
        ) : (
          <Trans>
            The new owner gets all fees from then on, also those that nobody has collected yet. The new owner can
            withdraw the position after its date, change the lock or give it up.
          </Trans>
        )}
      </Notice>
      <ActionButton type="submit" transaction={offering}>
        <Trans>Offer the lock</Trans>
      </ActionButton>
    </ActForm>
  );
}
