import type { v } from '@rab/config';
import type { ContractCall } from '@rab/contracts';
import { Button, Notice, Stack } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { type FieldValues, FormProvider, type ReadBy, useSchemaForm } from '@rab/ui/forms';
import { FormDialog } from '@rab/ui/overlay';
import { topics } from '@rab/wallet-context';
import { useTransaction } from '@rab/wallet-context/contract';
import { type ReactNode, useState } from 'react';

interface SettingFormProps<Schema extends v.GenericSchema, Form> {
  /** Names the act among those of the settings. */
  act: string;
  /** On the button that opens it, and as its title. */
  label: string;
  defaultValues: Form;
  schema: Schema;
  call: (typed: v.InferOutput<Schema>) => ContractCall;
  summary: string;
  /** What comes of it, read before it is signed. */
  consequence: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A setting that its owner changes: the button, and above the page the form with what comes of it. */
export function SettingForm<Schema extends v.GenericSchema, Form extends FieldValues & ReadBy<Schema>>(
  props: SettingFormProps<Schema, Form>,
) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        {props.label}
      </Button>
      <FormDialog title={props.label} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Content {...props} onDone={() => setOpen(false)} />
      </FormDialog>
    </>
  );
}

function Content<Schema extends v.GenericSchema, Form extends FieldValues & ReadBy<Schema>>({
  act,
  label,
  defaultValues,
  schema,
  call,
  summary,
  consequence,
  children,
  onDone,
}: SettingFormProps<Schema, Form> & { onDone: () => void }) {
  const form = useSchemaForm<Schema, Form>({ defaultValues, schema });
  const change = useTransaction(`setting:${act}`);
  const submit = form.handleSubmit(async (typed) => {
    const receipt = await change.send({ call: call(typed), summary, touches: [topics.settings] });
    if (receipt) onDone();
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <Stack gap="4">
          {children}
          <Notice tone="warning" title="What comes of it">
            {consequence}
          </Notice>
          <ActionButton type="submit" transaction={change}>
            {label}
          </ActionButton>
        </Stack>
      </form>
    </FormProvider>
  );
}
