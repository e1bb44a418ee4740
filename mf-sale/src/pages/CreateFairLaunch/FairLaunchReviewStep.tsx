import { parseAddress, v } from '@rab/contracts';
import { type AdditionalInfoForm, chosenCurrency, StaleStep } from '@rab/launchpad';
import { Loading } from '@rab/ui';
import { useChainClock, useChainConfig } from '@rab/wallet-context';
import { useTokenInfo } from '@rab/wallet-context/contract';
import { useRef } from 'react';
import { FairLaunchReview } from './FairLaunchReview.tsx';
import { type FairLaunchInfoForm, fairLaunchInfoSchema } from './fairLaunchInfoSchema.ts';
import { fairProjectInfoSchema } from './fairProjectInfoSchema.ts';
import { type VerifyFairTokenForm, verifyFairTokenSchema } from './verifyFairTokenSchema.ts';

export interface FairLaunchReviewStepProps {
  verify: VerifyFairTokenForm;
  terms: FairLaunchInfoForm;
  info: AdditionalInfoForm;
  onBack: () => void;
  goTo: (step: number) => void;
}

/** Step 4: judges the saved steps once more and shows them, or the way to the one that no longer holds. */
export function FairLaunchReviewStep({ verify, terms, info, onBack, goTo }: FairLaunchReviewStepProps) {
  const chain = useChainConfig();
  const { data: token } = useTokenInfo(parseAddress(verify.tokenAddress));
  // Judged at the moment the step was opened: a start time that passes meanwhile is refused by the simulation.
  const openedAt = useRef<bigint>(undefined);
  const chainClock = useChainClock();
  openedAt.current ??= chainClock();
  if (!token) return <Loading />;

  const base = chosenCurrency(chain, verify.currency);
  const context = { tokenDecimals: token.decimals, baseDecimals: base.decimals, now: openedAt.current };
  const verified = v.safeParse(verifyFairTokenSchema({ isReadable: true }), verify);
  const parsed = v.safeParse(fairLaunchInfoSchema(context), terms);
  const project = v.safeParse(fairProjectInfoSchema, info);
  if (!verified.success || !parsed.success || !project.success) {
    const step = [verified, parsed, project].findIndex(({ success }) => !success);
    const [issue] = [verified, parsed, project][step]?.issues ?? [];
    return <StaleStep message={issue?.message} step={step} goTo={goTo} />;
  }
  return (
    <FairLaunchReview
      launch={{ verified: verified.output, terms: parsed.output }}
      info={project.output}
      token={token}
      base={base}
      onBack={onBack}
    />
  );
}
