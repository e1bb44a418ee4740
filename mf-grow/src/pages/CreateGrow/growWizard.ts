import { defineWizard, EMPTY_SALE_TERMS, infoStep, saleTermsForm, saleVerifyStep, tokenStep } from '@rab/launchpad';
import { lazyPart } from '@rab/ui/overlay';
import { growCreation } from './growCreation.tsx';
import { growInfoSchema } from './growInfoSchema.ts';

const verify = saleVerifyStep({
  feeOf: 'privateSaleFactory',
  currencyHint: 'Buyers pay in this currency, and you’re paid in it.',
});

/** The creation wizard of RAB Grow. */
export const growWizard = defineWizard({
  key: 'rab.launch.grow.v1',
  title: 'Create RAB Grow',
  description: 'A private sale. After it succeeds, the administrator reviews the listing before you’re paid.',
  steps: [
    verify,
    tokenStep('sale', {
      title: 'RAB Grow Info',
      needs: verify,
      form: saleTermsForm,
      emptyForm: () => EMPTY_SALE_TERMS,
      schema: growInfoSchema,
      Fields: lazyPart('The form', async () => (await import('./GrowInfoFields.tsx')).GrowInfoFields),
    }),
    infoStep(),
  ],
  creation: growCreation,
});
