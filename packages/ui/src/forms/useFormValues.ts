import { type Control, type FieldValues, useWatch } from 'react-hook-form';

/** Everything that is typed into a form now, drawn anew with every key. */
export const useFormValues = <Form extends FieldValues, Context, Output>(control: Control<Form, Context, Output>) =>
  useWatch<Form, Output>({ control });
