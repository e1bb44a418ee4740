import { v } from '@rab/config';
import { type AdditionalInfoForm, chosenCurrency, StaleStep, TokenGate, useOpenedAt } from '@rab/launchpad';
import { Loading } from '@rab/ui';
import { useChainConfig } from '@rab/wallet-context';
import { FairLaunchReview, type FairLaunchReviewProps } from './FairLaunchReview.tsx';
import { type FairLaunchInfoForm, fairLaunchInfoSchema } from './fairLaunchInfoSchema.ts';
import { fairProjectInfoSchema } from './fairProjectInfoSchema.ts';
import { type VerifyFairTokenForm, verifyFairTokenSchema } from './verifyFairTokenSchema.ts';

export interface FairLaunchReviewStepProps extends Pick<FairLaunchReviewProps, 'onSent' | 'onBack'> {
  verify: VerifyFairTokenForm;
  terms: FairLaunchInfoForm;
  info: AdditionalInfoForm;
  goTo: (step: number) => void;
}

/** Step 4: judges the saved steps once more and shows them, or the way to the one that no longer holds. */
export function FairLaunchReviewStep({ verify, terms, info, goTo, ...review }: FairLaunchReviewStepProps) {
  const chain = useChainConfig();
  const now = useOpenedAt();
  return (
    <TokenGate tokenAddress={verify.tokenAddress} onBack={review.onBack}>
      {(token) => {
        if (now === undefined) return <Loading />;
        const verified = v.safeParse(verifyFairTokenSchema({ isReadable: true, chain }), verify);
        const base = chosenCurrency(chain, verify.currency);
        if (!verified.success || !base) return <StaleStep issues={verified.issues ?? []} step={0} goTo={goTo} />;
        const context = { chain, tokenDecimals: token.decimals, baseDecimals: base.decimals, now };
        const parsed = v.safeParse(fairLaunchInfoSchema(context), terms);
        if (!parsed.success) return <StaleStep issues={parsed.issues} step={1} goTo={goTo} />;
        const project = v.safeParse(fairProjectInfoSchema, info);
        if (!project.success) return <StaleStep issues={project.issues} step={2} goTo={goTo} />;
        return (
          <FairLaunchReview
            {...review}
            launch={{ verified: verified.output, terms: parsed.output }}
            info={project.output}
            token={token}
            base={base}
          />
        );
      }}
    </TokenGate>
  );
}
