import { t } from '@lingui/core/macro';
import type { v } from '@rab/config';
import type { ContractCall } from '@rab/contracts';
import type { Words } from '@rab/language';
import { Notice, Stack } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { type FieldValues, FormProvider, type ReadBy, useSchemaForm } from '@rab/ui/forms';
import type { ReactNode } from 'react';
import { ScheduleNote } from './ScheduleNote.tsx';
import type { SettingFormPart } from './SettingFormPart.ts';
import { useSettingAct } from './useSettingAct.ts';

interface SettingFormProps<Schema extends v.GenericSchema, Form> extends Omit<SettingFormPart, 'settings'> {
  /** Names the act among those of the settings. */
  act: string;
  defaultValues: Form;
  schema: Schema;
  call: (typed: v.InferOutput<Schema>) => ContractCall;
  summary: Words;
  /** What changes, read before it is signed. */
  consequence: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** The form of a setting, with what comes of it. */
export function SettingForm<Schema extends v.GenericSchema, Form extends FieldValues & ReadBy<Schema>>({
  act,
  label,
  defaultValues,
  schema,
  call,
  summary,
  consequence,
  children,
  onDone,
}: SettingFormProps<Schema, Form>) {
  const form = useSchemaForm<Schema, Form>({ defaultValues, schema });
  const { transaction, send } = useSettingAct(act);
  const submit = form.handleSubmit(async (typed) => {
    const receipt = await send(call(typed), summary);
    if (receipt) onDone();
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <Stack gap="4">
          {children}
          <Notice tone="warning" title={t`What changes`}>
            {consequence}
            <ScheduleNote />
          </Notice>
          <ActionButton type="submit" transaction={transaction}>
            {label}
          </ActionButton>
        </Stack>
      </form>
    </FormProvider>
  );
}
