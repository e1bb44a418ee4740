import type { ProjectInfo } from '@rab/config';
import type { Words } from '@rab/language';
import type { TokenInfo } from '@rab/wallet-context/reads';
import type { ComponentType } from 'react';
import type { Creation, CreationValues, SummaryValues } from './Creation.ts';
import type { Forms, RuleContext, Step, StepForm } from './Step.ts';
import type { VerifyStep } from './steps/verifyStep.tsx';
import { wizardAtom } from './wizardAtom.ts';

/** What the rules of all steps give out, by the steps' names. */
export type ValuesOf<Steps extends readonly Step[]> = {
  [One in Steps[number] as One['name']]: One extends Step<string, StepForm, infer Value> ? Value : never;
};

/** The values of all steps, or the first step (0-based) that no longer holds. */
export type StepsValidation<Values> =
  | { success: true; values: Values }
  | { success: false; step: number; issues: readonly { message: string }[] };

/** The steps of every creation: which token, whatever the kind asks for, what buyers read. */
type CreationSteps = readonly [VerifyStep, ...Step[], Step<'info', StepForm, ProjectInfo>];

export interface WizardOptions<Steps extends readonly Step[], Values extends CreationValues> {
  /** Key of the draft in local storage, with a version. */
  key: string;
  title: Words;
  description: Words;
  /** All but the last, which reviews them. */
  steps: Steps;
  creation: Creation<Values>;
  /** Drawn in place of everything on a chain without the creation's factory. */
  NotOffered?: ComponentType;
}

export interface WizardDefinition<Values extends CreationValues>
  extends Omit<WizardOptions<readonly Step[], Values>, 'key'> {
  atom: ReturnType<typeof wizardAtom>;
  validate: (saved: Forms, known: RuleContext & { token: TokenInfo }) => StepsValidation<Values>;
  /** The values of all steps but what buyers read; null while one of them does not hold. */
  validateTerms: (forms: Forms, known: RuleContext & { token: TokenInfo }) => SummaryValues<Values> | null;
}

/** The values that the rules of some steps give out, each under its step's name, or the first step that does not hold. */
function validateSteps<Values>(
  steps: readonly Step[],
  forms: Forms,
  known: RuleContext & { token: TokenInfo },
): StepsValidation<Values> {
  const values: Record<string, unknown> = {};
  for (const [step, { name, validate }] of steps.entries()) {
    const validation = validate(forms, known);
    if (!validation.success) return { success: false, step, issues: validation.issues };
    values[name] = validation.output;
  }
  // every step has put its value under its name
  return { success: true, values: values as Values };
}

/** A creation wizard as data; `<Wizard>` draws it. What the creation takes is what the steps give out, by their types. */
export function defineWizard<const Steps extends CreationSteps>({
  key,
  steps,
  ...options
}: WizardOptions<Steps, ValuesOf<Steps> & CreationValues>): WizardDefinition<ValuesOf<Steps> & CreationValues> {
  const terms = steps.filter(({ name }) => name !== 'info');
  return {
    ...options,
    steps,
    atom: wizardAtom(key, steps),
    validate: (saved, known) => validateSteps(steps, saved, known),
    validateTerms: (forms, known) => {
      if (terms.some(({ name }) => !forms[name])) return null;
      const validation = validateSteps<SummaryValues<ValuesOf<Steps> & CreationValues>>(terms, forms, known);
      return validation.success ? validation.values : null;
    },
  };
}
