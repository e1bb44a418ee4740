export { valibotResolver } from '@hookform/resolvers/valibot';
export {
  type FieldValues,
  FormProvider,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
  useFormContext,
  useWatch,
} from 'react-hook-form';
export * from './AmountField.tsx';
export * from './ChoiceField.tsx';
export * from './DateTimeField.tsx';
export * from './FormField.tsx';
export * from './refusals.ts';
export * from './SearchInput.tsx';
export * from './SelectField.tsx';
export * from './SwitchField.tsx';
export * from './TextAreaField.tsx';
export * from './TextField.tsx';
export * from './utcInput.ts';
