import { Stack } from '@rab/ui';
import { type FieldValues, FormProvider, type UseFormReturn } from '@rab/ui/forms';
import type { FormEventHandler, ReactNode } from 'react';

/** The form of one act of a lock: what it does, its fields and its button. */
export const ActForm = <Typed extends FieldValues, Output>({
  form,
  onSubmit,
  children,
}: {
  form: UseFormReturn<Typed, unknown, Output>;
  onSubmit: FormEventHandler;
  children: ReactNode;
}) => (
  <FormProvider {...form}>
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="4">{children}</Stack>
    </form>
  </FormProvider>
);
