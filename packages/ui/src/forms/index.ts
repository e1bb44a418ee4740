export { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
export * from './codecs/index.ts';
export * from './crossRule.ts';
export * from './formOf.ts';
export * from './SearchInput.tsx';
export * from './useSchemaForm.ts';
export * from './utcInput.ts';
