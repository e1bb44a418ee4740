import type { v } from '@rab/config';
import { Panel, Stack } from '@rab/ui';
import { FormProvider, useKeepTyped, useSchemaForm } from '@rab/ui/forms';
import { type ReactNode, useCallback } from 'react';
import type { StepForm, StepProps } from '../Step.ts';
import { StepButtons } from './StepButtons.tsx';

export interface StepFrameProps extends Pick<StepProps, 'typed' | 'onTyped' | 'onPassed' | 'onBack'> {
  name: string;
  /** One panel around all fields; without it they bring their own. */
  panel?: string;
  emptyForm: StepForm;
  /** The rules, asked for whenever the form is judged. */
  schema: (values: StepForm) => v.GenericSchema | Promise<v.GenericSchema>;
  children: ReactNode;
}

/** The form of one step around its fields: what is typed is kept, Next passes it on as it was typed. */
export function StepFrame({
  name,
  panel,
  typed,
  emptyForm,
  schema,
  onTyped,
  onPassed,
  onBack,
  children,
}: StepFrameProps) {
  const form = useSchemaForm({ defaultValues: typed ?? emptyForm, schema });
  useKeepTyped(
    form,
    useCallback((values: StepForm) => onTyped(name, values), [name, onTyped]),
  );
  const content = (
    <Stack gap={panel ? '5' : '6'}>
      {children}
      <StepButtons onBack={onBack} isBusy={form.formState.isSubmitting} />
    </Stack>
  );
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(() => onPassed(name, form.getValues()))} noValidate>
        {panel ? <Panel title={panel}>{content}</Panel> : content}
      </form>
    </FormProvider>
  );
}
