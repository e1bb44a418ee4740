import { Box, Notice, PageHeader, Stack } from '@rab/ui';
import { StepTrail } from '@rab/ui/data';
import { useSearchParams } from '@rab/ui/router';
import { useAtom } from '@rab/wallet-context';
import { useEffect, useRef } from 'react';
import { SaleKind } from '../model/Launchpad.ts';
import { AdditionalInfoStep } from './AdditionalInfoStep.tsx';
import { DRAFT_ATOMS, emptyDraft, type WizardDraft } from './draft.ts';
import { ReviewStep } from './ReviewStep.tsx';
import { SaleInfoStep } from './SaleInfoStep.tsx';
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

/**
 * The creation wizard of both sale kinds (WIZ-01). The step lives in the URL (`?step=`), what was typed in a draft that
 * survives a reload and remembers its step (CFG-09); leaving the wizard or coming with another `tokenAddress` begins anew (WIZ-17).
 */
export function SaleWizard({ kind, title, description, onProgress }: SaleWizardProps) {
  const [search, setSearch] = useSearchParams();
  const [draft, setDraft] = useAtom(DRAFT_ATOMS[kind]);
  const tokenQuery = search.get('tokenAddress') ?? '';
  const asked = Number(search.get('step') ?? '1') - 1;
  const step = Math.max(0, Math.min(asked || 0, furthestStep(draft)));

  const goTo = (next: number, { replace = false } = {}) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('step', String(next + 1));
        return after;
      },
      { replace },
    );

  // the address and the draft are looked at when the step changes only
  const isFirst = useRef(true);
  useEffect(() => {
    const isReturn = isFirst.current && !search.has('step') && draft.step > 0 && draft.tokenQuery === tokenQuery;
    isFirst.current = false;
    // a draft of an earlier visit goes on where it was left
    if (isReturn) goTo(draft.step, { replace: true });
    else if (draft.step !== step) setDraft((before) => ({ ...before, step }));
  }, [step]);
  useEffect(() => {
    if (draft.tokenQuery !== tokenQuery) setDraft(emptyDraft(tokenQuery));
  }, [draft.tokenQuery, tokenQuery, setDraft]);
  useEffect(() => {
    onProgress(((step + 1) / STEPS[kind].length) * 100);
    return () => onProgress(null);
  }, [step, kind, onProgress]);
  useEffect(() => {
    // A reload keeps the draft, leaving the wizard inside the product does not.
    let isUnloading = false;
    const onUnload = () => {
      isUnloading = true;
    };
    window.addEventListener('pagehide', onUnload);
    return () => {
      window.removeEventListener('pagehide', onUnload);
      if (!isUnloading) setDraft(emptyDraft());
    };
  }, [setDraft]);

  const top = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    top.current?.scrollIntoView({ block: 'start' });
    // the pressed button is gone with its step: reading goes on at the title
    top.current?.focus({ preventScroll: true });
  }, [step]);

  const save = (part: Partial<WizardDraft>, next: number) => {
    setDraft((before) => ({ ...before, tokenQuery, ...part }));
    goTo(next);
  };
  const back = () => goTo(step - 1);

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
