import { msg, t } from '@lingui/core/macro';
import { defineWizard, infoStep, tokenStep, verifyStep } from '@rab/launchpad';
import { lazyPart } from '@rab/ui/overlay';
import { fairLaunchCreation } from './fairLaunchCreation.tsx';
import { FAIR_LAUNCH_HEADING } from './fairLaunchHeading.ts';
import { fairLaunchInfoForm, fairLaunchInfoSchema } from './fairLaunchInfoSchema.ts';
import { fairProjectInfoSchema, SOCIAL_LINKS } from './fairProjectInfoSchema.ts';
import { NotOnThisChain } from './NotOnThisChain.tsx';
import { VerifyFairFields } from './VerifyFairFields.tsx';
import { verifyFairTokenForm, verifyFairTokenSchema } from './verifyFairTokenSchema.ts';

const verify = verifyStep({
  form: verifyFairTokenForm,
  emptyForm: ({ chain, tokenQuery }) => ({
    tokenAddress: tokenQuery,
    currency: chain.nativeToken.address,
    feeOption: '1',
  }),
  schema: verifyFairTokenSchema,
  Fields: VerifyFairFields,
});

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
      emptyForm: ({ chain }) => ({
        sellingAmount: '',
        softCap: '',
        maxOwnerReceive: '',
        router: chain.exchanges[0]?.factory ?? '',
        liquidityPercent: '',
        startTime: '',
        endTime: '',
        liquidityLockTime: '',
        usingTeamVesting: false,
        totalTeamVestingToken: '',
        firtTokenResleaseDays: '',
        teamFirstReleasePercent: '',
        teamVestingPeriod: '',
        teamTokenRelease: '',
      }),
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
