import { msg, t } from '@lingui/core/macro';
import { defineWizard, infoStep, tokenStep } from '@rab/launchpad';
import { lazyPart } from '@rab/ui/overlay';
import { blankLaunch, verifyFairStep } from '../CreateFairLaunch/fairLaunchSteps.tsx';
import { fairProjectInfoSchema, SOCIAL_LINKS } from '../CreateFairLaunch/fairProjectInfoSchema.ts';
import { NotOnThisChain } from './NotOnThisChain.tsx';
import { proRataCreation } from './proRataCreation.tsx';
import { PRO_RATA_HEADING } from './proRataHeading.ts';
import { proRataInfoForm, proRataInfoSchema } from './proRataInfoSchema.ts';

const verify = verifyFairStep('proRataFactory');

/** The wizard of pro rata sales: that of a fair launch, with a hard cap. */
export const proRataWizard = defineWizard({
  key: 'rab.launch.prorata.v1',
  ...PRO_RATA_HEADING,
  steps: [
    verify,
    tokenStep('terms', {
      title: msg`DeFi Launchpad Info`,
      needs: verify,
      form: proRataInfoForm,
      emptyForm: ({ chain }) => ({ ...blankLaunch(chain), hardCap: '' }),
      schema: proRataInfoSchema,
      Fields: lazyPart(
        () => t`The form`,
        async () => (await import('./ProRataInfoFields.tsx')).ProRataInfoFields,
      ),
    }),
    infoStep({ schema: fairProjectInfoSchema, requiredLinks: SOCIAL_LINKS }),
  ],
  creation: proRataCreation,
  NotOffered: NotOnThisChain,
});
