import { Box, Notice, PageHeader, Stack } from '@rab/ui';
import { StepTrail } from '@rab/ui/data';
import { useAtom } from '@rab/wallet-context';
import { SaleKind } from '../model/Launchpad.ts';
import { AdditionalInfoStep } from './AdditionalInfoStep.tsx';
import { DRAFT_ATOMS, emptyDraft, type WizardDraft } from './draft.ts';
import { ReviewStep } from './ReviewStep.tsx';
import { SaleInfoStep } from './SaleInfoStep.tsx';
import { useWizardSteps } from './useWizardSteps.ts';
import { VerifyTokenStep } from './VerifyTokenStep.tsx';
import { WizardWarnings } from './WizardWarnings.tsx';

const STEPS = {
  [SaleKind.SALE]: ['Verify Token', 'RAB Sale Info', 'Add Additional Info', 'Finish'],
  [SaleKind.GROW]: ['Verify Token', 'RAB Grow Info', 'Add Additional Info', 'Finish'],
} as const;

/** The last step (0-based) that a draft allows: a step opens once all before it are saved. */
export function furthestStep(draft: WizardDraft): number {
  if (!draft.verify) return 0;
  if (!draft.sale) return 1;
  return draft.info ? 3 : 2;
}

export interface SaleWizardProps {
  kind: SaleKind;
  title: string;
  description: string;
  /** The header's progress, 0 to 100; null takes it away. */
  onProgress: (percent: number | null) => void;
}

/** The creation wizard of both sale kinds (WIZ-01). */
export function SaleWizard({ kind, title, description, onProgress }: SaleWizardProps) {
  const [draft, setDraft] = useAtom(DRAFT_ATOMS[kind]);
  const { step, tokenQuery, top, goTo, back, save } = useWizardSteps({
    draft,
    setDraft,
    emptyDraft,
    furthestStep,
    count: STEPS[kind].length,
    onProgress,
  });

  return (
    <Stack gap="6">
      <Box ref={top} tabIndex={-1} outline="none" scrollMarginTop="24">
        <PageHeader title={title} description={description} />
      </Box>
      <StepTrail steps={STEPS[kind]} current={step} />
      {step === 0 && (
        <VerifyTokenStep
          kind={kind}
          saved={draft.verify}
          tokenQuery={tokenQuery}
          onNext={(verify) => save({ verify }, 1)}
        />
      )}
      {step === 1 && draft.verify && (
        <SaleInfoStep
          kind={kind}
          verify={draft.verify}
          saved={draft.sale}
          onBack={back}
          onNext={(sale) => save({ sale }, 2)}
        />
      )}
      {step === 2 && <AdditionalInfoStep saved={draft.info} onBack={back} onNext={(info) => save({ info }, 3)} />}
      {step === 3 && draft.verify && draft.sale && draft.info && (
        <ReviewStep kind={kind} verify={draft.verify} sale={draft.sale} info={draft.info} onBack={back} goTo={goTo} />
      )}
      {step === 0 && (
        <Notice tone="warning" title="Before you begin">
          <WizardWarnings />
        </Notice>
      )}
    </Stack>
  );
}
