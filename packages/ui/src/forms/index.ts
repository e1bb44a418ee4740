// a wizard's: without the tables and charts that it stood beside at first

export { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
export * from '../data/StepTrail.tsx';
export * from './codecs/index.ts';
export * from './crossRule.ts';
export * from './FileButton.tsx';
export * from './formOf.ts';
export * from './useKeepTyped.ts';
export * from './useSchemaForm.ts';
export * from './utcInput.ts';
