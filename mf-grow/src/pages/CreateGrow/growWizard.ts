import { msg, t } from '@lingui/core/macro';
import { defineWizard, EMPTY_SALE_TERMS, infoStep, saleVerifyStep, tokenStep } from '@rab/launchpad';
import { lazyPart } from '@rab/ui/overlay';
import { growCreation } from './growCreation.tsx';
import { growInfoForm, growInfoSchema } from './growInfoSchema.ts';

const verify = saleVerifyStep({
  feeOf: 'privateSaleFactory',
  currencyHint: msg`Buyers pay in this currency, and you’re paid in it.`,
});

/** The creation wizard of RAB Grow. */
export const growWizard = defineWizard({
  key: 'rab.launch.grow.v1',
  title: msg`Create RAB Grow`,
  description: msg`A private sale. After it succeeds, the administrator reviews the listing before you’re paid.`,
  steps: [
    verify,
    tokenStep('sale', {
      title: msg`RAB Grow Info`,
      needs: verify,
      form: growInfoForm,
      emptyForm: () => ({ ...EMPTY_SALE_TERMS, parts: '', partPeriod: '' }),
      schema: growInfoSchema,
      Fields: lazyPart(
        () => t`The form`,
        async () => (await import('./GrowInfoFields.tsx')).GrowInfoFields,
      ),
    }),
    infoStep(),
  ],
  creation: growCreation,
});
