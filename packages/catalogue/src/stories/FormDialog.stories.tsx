import { v } from '@rab/config';
import { Text } from '@rab/ui';
import { FormProvider, formOf, textCodec, useSchemaForm } from '@rab/ui/forms';
import { FormDialog } from '@rab/ui/overlay';
import { LONG_NAME, nothing } from '../extremes.ts';
import type { Stories } from '../Story.ts';

const { TextField } = formOf<{ title: string }>();
const schema = v.object({ title: textCodec('A title is required') });

function TitleForm() {
  const form = useSchemaForm({ schema, defaultValues: { title: '' } });
  return (
    <FormProvider {...form}>
      <TextField name="title" label="Title" isRequired />
    </FormProvider>
  );
}

export const stories: Stories = {
  'with a form': {
    draw: () => (
      <FormDialog title="Edit the title" isOpen onClose={nothing}>
        <TitleForm />
      </FormDialog>
    ),
  },
  long: {
    draw: () => (
      <FormDialog title={LONG_NAME} isOpen onClose={nothing}>
        <Text>{LONG_NAME.repeat(40)}</Text>
        <TitleForm />
      </FormDialog>
    ),
  },
};
