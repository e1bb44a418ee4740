import { msg, t } from '@lingui/core/macro';
import { defineWizard, infoStep, tokenStep } from '@rab/launchpad';
import { lazyPart } from '@rab/ui/overlay';
import { fairLaunchCreation } from './fairLaunchCreation.tsx';
import { FAIR_LAUNCH_HEADING } from './fairLaunchHeading.ts';
import { fairLaunchInfoForm, fairLaunchInfoSchema } from './fairLaunchInfoSchema.ts';
import { blankLaunch, verifyFairStep } from './fairLaunchSteps.tsx';
import { fairProjectInfoSchema, SOCIAL_LINKS } from './fairProjectInfoSchema.ts';
import { NotOnThisChain } from './NotOnThisChain.tsx';

const verify = verifyFairStep('fairLaunchFactory');

/** The older wizard (WIZ-22). */
export const fairLaunchWizard = defineWizard({
  key: 'rab.launch.fair.v1',
  ...FAIR_LAUNCH_HEADING,
  steps: [
    verify,
    tokenStep('terms', {
      title: msg`DeFi Launchpad Info`,
      needs: verify,
      form: fairLaunchInfoForm,
      emptyForm: ({ chain }) => blankLaunch(chain),
      schema: fairLaunchInfoSchema,
      Fields: lazyPart(
        () => t`The form`,
        async () => (await import('./FairLaunchInfoFields.tsx')).FairLaunchInfoFields,
      ),
    }),
    infoStep({ schema: fairProjectInfoSchema, requiredLinks: SOCIAL_LINKS }),
  ],
  creation: fairLaunchCreation,
  NotOffered: NotOnThisChain,
});
