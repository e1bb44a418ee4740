// for wizards: StepTrail is exported here, without the tables and charts of `../data`

export { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
export * from '../data/StepTrail.tsx';
export * from './codecs/index.ts';
export * from './crossRule.ts';
export * from './FileButton.tsx';
export * from './formOf.ts';
export * from './useKeepTyped.ts';
export * from './useSchemaForm.ts';
export * from './utcInput.ts';
