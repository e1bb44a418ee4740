import { msg, t } from '@lingui/core/macro';
import { defineWizard, EMPTY_SALE_TERMS, infoStep, saleVerifyStep, tokenStep } from '@rab/launchpad';
import { lazyPart } from '@rab/ui/overlay';
import { saleCreation } from './saleCreation.tsx';
import { saleInfoForm, saleInfoSchema } from './saleInfoSchema.ts';

const verify = saleVerifyStep();

/** The creation wizard of RAB Sale. */
export const saleWizard = defineWizard({
  key: 'rab.launch.sale.v1',
  title: msg`Create RAB Sale`,
  description: msg`A presale with a soft cap, a hard cap and limits per buyer. When it succeeds, its contract lists the token on an exchange and locks the liquidity.`,
  steps: [
    verify,
    tokenStep('sale', {
      title: msg`RAB Sale Info`,
      needs: verify,
      form: saleInfoForm,
      emptyForm: ({ chain }) => ({
        ...EMPTY_SALE_TERMS,
        exchangeFactory: chain.exchanges[0]?.factory ?? '',
        liquidityPercent: '',
        listingRate: '',
        liquidityLockTime: '',
        leaveTime: '',
        leavePercent: '',
      }),
      schema: saleInfoSchema,
      Fields: lazyPart(
        () => t`The form`,
        async () => (await import('./SaleInfoFields.tsx')).SaleInfoFields,
      ),
    }),
    infoStep(),
  ],
  creation: saleCreation,
});
