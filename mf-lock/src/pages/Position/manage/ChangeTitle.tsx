import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { contractAddress, v } from '@rab/config';
import { describePositionLockCall } from '@rab/contracts/position-calls';
import { Stack, Text } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { FormProvider, formOf, useSchemaForm } from '@rab/ui/forms';
import { useChainConfig } from '@rab/wallet-context';
import { useTransaction } from '@rab/wallet-context/transactions';
import type { PositionActProps } from './PositionActProps.ts';
import { positionLockTitle } from './positionActSchemas.ts';

const { TextField } = formOf<{ title: string }>();

/** Gives a lock another title. */
export function ChangeTitle({ lock, touches, onDone }: PositionActProps) {
  const chain = useChainConfig();
  const form = useSchemaForm({
    defaultValues: { title: lock.description },
    schema: () => v.object({ title: positionLockTitle() }),
  });
  const describing = useTransaction(`position:describe:${lock.id}`);
  const submit = form.handleSubmit(async ({ title }) => {
    const receipt = await describing.send({
      call: describePositionLockCall(contractAddress(chain, 'positionLock'), lock.id, title),
      summary: title
        ? msg`Rename lock ${String(lock.id)} to “${title}”`
        : msg`Remove the title of lock ${String(lock.id)}`,
      success: msg`Title changed`,
      failed: msg`Title not changed`,
      touches,
    });
    if (receipt) onDone();
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <Stack gap="4">
          <Text>
            <Trans>Everyone can see the title. Changing it doesn’t affect the position, its fees or its date.</Trans>
          </Text>
          <TextField name="title" label={t`Title`} hint={t`Leave blank for none`} />
          <ActionButton
            type="submit"
            transaction={describing}
            disabledReason={form.watch('title').trim() === lock.description ? t`This is already the title` : undefined}
          >
            <Trans>Change title</Trans>
          </ActionButton>
        </Stack>
      </form>
    </FormProvider>
  );
}
