import { type FieldValues, useWatch } from 'react-hook-form';

/** Everything that is typed into a form now, below its provider; drawn anew with every key. */
export const useFormValues = <Form extends FieldValues>() => useWatch<Form>();
