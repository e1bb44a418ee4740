import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { v } from '@rab/config';
import { Text } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { formOf, useSchemaForm } from '@rab/ui/forms';
import { type SendOptions, useTransaction } from '@rab/wallet-context/transactions';
import type { ReactNode } from 'react';
import { ActForm } from './ActForm.tsx';

const { TextField } = formOf<{ title: string }>();

interface TitleFormProps {
  touches: NonNullable<SendOptions['touches']>;
  title: string;
  schema: () => v.GenericSchema<{ title: string }, { title: string }>;
  /** The key of its transaction. */
  act: string;
  toCall: (title: string) => SendOptions['call'];
  summary: (title: string) => MessageDescriptor;
  onDone: () => void;
  /** Of a lock that may have no title. */
  hint?: string;
  /** What the change leaves as it is. */
  children: ReactNode;
}

/** Gives a lock another title. */
export function TitleForm({
  title: before,
  schema,
  act,
  toCall,
  summary,
  touches,
  onDone,
  hint,
  children,
}: TitleFormProps) {
  const form = useSchemaForm({ defaultValues: { title: before }, schema });
  const describing = useTransaction(act);
  const submit = form.handleSubmit(async ({ title }) => {
    const receipt = await describing.send({
      call: toCall(title),
      summary: summary(title),
      success: msg`Title changed`,
      failed: msg`Title not changed`,
      touches,
    });
    if (receipt) onDone();
  });
  return (
    <ActForm form={form} onSubmit={submit}>
      <Text>{children}</Text>
      <TextField name="title" label={t`Title`} {...(hint ? { hint } : { isRequired: true })} />
      <ActionButton
        type="submit"
        transaction={describing}
        disabledReason={form.watch('title').trim() === before ? t`This is already the title` : undefined}
      >
        <Trans>Change title</Trans>
      </ActionButton>
    </ActForm>
  );
}
