import { Grid, Panel, Stack } from '@rab/ui';
import { type FieldValues, FormProvider, type UseFormReturn } from '@rab/ui/forms';
import type { ReactNode } from 'react';

interface FormFrameProps<Form extends FieldValues, Output> {
  form: UseFormReturn<Form, unknown, Output>;
  onSubmit: () => void;
  fields: ReactNode;
  /** Below the fields: their result. */
  children: ReactNode;
  /** Next to the fields: the act. */
  aside: ReactNode;
}

/** A page's form: its fields and their result, with the act next to them. */
export function FormFrame<Form extends FieldValues, Output>({
  form,
  onSubmit,
  fields,
  children,
  aside,
}: FormFrameProps<Form, Output>) {
  return (
    <FormProvider {...form}>
      <form onSubmit={onSubmit} noValidate>
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' }} gap="6" alignItems="start">
          <Stack gap="6" minW="0">
            <Panel>{fields}</Panel>
            {children}
          </Stack>
          {aside}
        </Grid>
      </form>
    </FormProvider>
  );
}
