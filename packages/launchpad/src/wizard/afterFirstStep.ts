// What a wizard shows once its first step is passed, loaded then.
export { ReviewStep } from './review/ReviewStep.tsx';
export { WizardSummary } from './summary/WizardSummary.tsx';
