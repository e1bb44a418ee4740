import type { ChainConfig, ContractKey } from '@rab/config';
import { verifyStep } from '@rab/launchpad';
import type { FairLaunchInfoForm } from './fairLaunchInfoSchema.ts';
import { VerifyFairFields } from './VerifyFairFields.tsx';
import { verifyFairTokenForm, verifyFairTokenSchema } from './verifyFairTokenSchema.ts';

/** Step 1: token, currency and fee option. @param factory whose creation fee is shown */
export const verifyFairStep = (factory: ContractKey) =>
  verifyStep({
    form: verifyFairTokenForm,
    emptyForm: ({ chain, tokenQuery }) => ({
      tokenAddress: tokenQuery,
      currency: chain.nativeToken.address,
      feeOption: '1',
    }),
    schema: verifyFairTokenSchema,
    Fields: () => <VerifyFairFields factory={factory} />,
  });

/** Step 2 before anything is typed. */
export const blankLaunch = ({ exchanges }: Pick<ChainConfig, 'exchanges'>): FairLaunchInfoForm => ({
  sellingAmount: '',
  softCap: '',
  maxOwnerReceive: '',
  router: exchanges[0]?.factory ?? '',
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
});
