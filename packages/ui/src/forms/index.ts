export { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
export * from './codecs/index.ts';
export * from './crossRule.ts';
export * from './FileButton.tsx';
export * from './formOf.ts';
export * from './useKeepTyped.ts';
export * from './useSchemaForm.ts';
export * from './utcInput.ts';
