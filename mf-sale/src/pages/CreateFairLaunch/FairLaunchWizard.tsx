import { AdditionalInfoStep, LostToken, useCreationHash, useWizardSteps, WizardWarnings } from '@rab/launchpad';
import { Box, Notice, PageHeader, Stack, useIsMounted } from '@rab/ui';
import { StepTrail } from '@rab/ui/data';
import { useSearchParams } from '@rab/ui/router';
import { useAtom, useChainConfig } from '@rab/wallet-context';
import { Fragment, useEffect } from 'react';
import { FairLaunchInfoStep } from './FairLaunchInfoStep.tsx';
import { FairLaunchReviewStep } from './FairLaunchReviewStep.tsx';
import { emptyFairLaunchDraft, type FairLaunchDraft, fairLaunchDraftAtom } from './fairLaunchDraft.ts';
import { fairProjectInfoSchema, SOCIAL_LINKS } from './fairProjectInfoSchema.ts';
import { NotOnThisChain } from './NotOnThisChain.tsx';
import { VerifyFairTokenStep } from './VerifyFairTokenStep.tsx';

const STEPS = ['Verify Token', 'DeFi Launchpad Info', 'Add Additional Info', 'Finish'] as const;

function furthestStep(draft: FairLaunchDraft): number {
  if (!draft.verify) return 0;
  if (!draft.terms) return 1;
  return draft.info ? 3 : 2;
}

export interface FairLaunchWizardProps {
  title: string;
  description: string;
  /** The header's progress, 0 to 100; null takes it away. */
  onProgress: (percent: number | null) => void;
}

/** The older wizard (WIZ-22); what was typed is kept as in the sales' wizard. */
export function FairLaunchWizard({ title, description, onProgress }: FairLaunchWizardProps) {
  const chain = useChainConfig();
  const isMounted = useIsMounted();
  const [, setSearch] = useSearchParams();
  const [stored, setDraft] = useAtom(fairLaunchDraftAtom);
  const { draft, step, tokenQuery, formsKey, isLost, top, goTo, back, keep, save } = useWizardSteps({
    draft: stored,
    setDraft,
    emptyDraft: emptyFairLaunchDraft,
    furthestStep,
    count: STEPS.length,
    onProgress,
  });
  const { verify, terms, info, typed } = draft;
  const created = useCreationHash(draft.sent);
  useEffect(() => {
    if (created) setSearch({ created });
  }, [created]);

  // inside of the wizard, whose draft stays meanwhile
  if (!chain.contracts.fairLaunchFactory) return <NotOnThisChain title={title} description={description} />;
  return (
    <Stack gap="6">
      <Box ref={top} tabIndex={-1} outline="none" scrollMarginTop="24">
        <PageHeader title={title} description={description} />
      </Box>
      <StepTrail steps={STEPS} current={step} />
      {isLost && <LostToken />}
      <Fragment key={formsKey}>
        {step === 0 && (
          <VerifyFairTokenStep
            saved={typed.verify ?? verify}
            tokenQuery={tokenQuery}
            onTyped={(form) => keep({ verify: form })}
            onNext={(form) => save({ verify: form }, 1)}
          />
        )}
        {step === 1 && verify && (
          <FairLaunchInfoStep
            verify={verify}
            saved={typed.terms ?? terms}
            onTyped={(form) => keep({ terms: form })}
            onBack={back}
            onNext={(form) => save({ terms: form }, 2)}
          />
        )}
        {step === 2 && (
          <AdditionalInfoStep
            saved={typed.info ?? info}
            schema={fairProjectInfoSchema}
            requiredLinks={SOCIAL_LINKS}
            onTyped={(form) => keep({ info: form })}
            onBack={back}
            onNext={(form) => save({ info: form }, 3)}
          />
        )}
        {step === 3 && verify && terms && info && (
          <FairLaunchReviewStep
            verify={verify}
            terms={terms}
            info={info}
            onBack={back}
            goTo={goTo}
            onSent={(id) => {
              if (isMounted())
                setDraft((before) => (before.tokenQuery === tokenQuery ? { ...before, sent: id } : before));
            }}
          />
        )}
      </Fragment>
      {step === 0 && (
        <Notice tone="warning" title="Before you begin">
          <WizardWarnings />
        </Notice>
      )}
    </Stack>
  );
}
