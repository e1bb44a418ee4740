import { AdditionalInfoStep, useWizardSteps, WizardWarnings } from '@rab/launchpad';
import { Box, Notice, PageHeader, Stack } from '@rab/ui';
import { StepTrail } from '@rab/ui/data';
import { useAtom } from '@rab/wallet-context';
import { FairLaunchInfoStep } from './FairLaunchInfoStep.tsx';
import { FairLaunchReviewStep } from './FairLaunchReviewStep.tsx';
import { emptyFairLaunchDraft, type FairLaunchDraft, fairLaunchDraftAtom } from './fairLaunchDraft.ts';
import { fairProjectInfoSchema, SOCIAL_LINKS } from './fairProjectInfoSchema.ts';
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
  const [draft, setDraft] = useAtom(fairLaunchDraftAtom);
  const { step, tokenQuery, top, goTo, back, save } = useWizardSteps({
    draft,
    setDraft,
    emptyDraft: emptyFairLaunchDraft,
    furthestStep,
    count: STEPS.length,
    onProgress,
  });
  return (
    <Stack gap="6">
      <Box ref={top} tabIndex={-1} outline="none" scrollMarginTop="24">
        <PageHeader title={title} description={description} />
      </Box>
      <StepTrail steps={STEPS} current={step} />
      {step === 0 && (
        <VerifyFairTokenStep saved={draft.verify} tokenQuery={tokenQuery} onNext={(verify) => save({ verify }, 1)} />
      )}
      {step === 1 && draft.verify && (
        <FairLaunchInfoStep
          verify={draft.verify}
          saved={draft.terms}
          onBack={back}
          onNext={(terms) => save({ terms }, 2)}
        />
      )}
      {step === 2 && (
        <AdditionalInfoStep
          saved={draft.info}
          schema={fairProjectInfoSchema}
          requiredLinks={SOCIAL_LINKS}
          onBack={back}
          onNext={(info) => save({ info }, 3)}
        />
      )}
      {step === 3 && draft.verify && draft.terms && draft.info && (
        <FairLaunchReviewStep verify={draft.verify} terms={draft.terms} info={draft.info} onBack={back} goTo={goTo} />
      )}
      {step === 0 && (
        <Notice tone="warning" title="Before you begin">
          <WizardWarnings />
        </Notice>
      )}
    </Stack>
  );
}
