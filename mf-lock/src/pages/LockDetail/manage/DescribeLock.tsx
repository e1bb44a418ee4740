import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { describeLockCall } from '@rab/sdk/locks';
import { Stack, Text } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { FormProvider, formOf, useSchemaForm } from '@rab/ui/forms';
import { useChainConfig } from '@rab/wallet-context';
import { useTransaction } from '@rab/wallet-context/transactions';
import type { ManageProps } from './ManageProps.ts';
import { titleSchema } from './manageSchemas.ts';

const { TextField } = formOf<{ title: string }>();

/** Gives a lock another title (LKT-01). */
export function DescribeLock({ lock, touches, onDone }: ManageProps) {
  const chain = useChainConfig();
  const form = useSchemaForm({ defaultValues: { title: lock.description }, schema: titleSchema() });
  const description = useTransaction(`describe:${String(lock.id)}`);
  const submit = form.handleSubmit(async ({ title }) => {
    const receipt = await description.send({
      call: describeLockCall(chain, lock.id, title),
      summary: msg`Rename lock ${String(lock.id)} to “${title}”`,
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
            <Trans>Everyone can see the title. Changing it doesn’t affect amounts or dates.</Trans>
          </Text>
          <TextField name="title" label={t`Title`} isRequired />
          <ActionButton
            type="submit"
            transaction={description}
            disabledReason={form.watch('title').trim() === lock.description ? t`This is already the title` : undefined}
          >
            <Trans>Change title</Trans>
          </ActionButton>
        </Stack>
      </form>
    </FormProvider>
  );
}
