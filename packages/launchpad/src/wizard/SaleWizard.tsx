import { v } from '@rab/config';
import { Box, Notice, PageHeader, Stack, useIsMounted } from '@rab/ui';
import { StepTrail } from '@rab/ui/data';
import { useNavigate } from '@rab/ui/router';
import { useAtom, useChainConfig, useSetAtom } from '@rab/wallet-context';
import { type TransactionReceipt, useReceipt } from '@rab/wallet-context/contract';
import { Fragment, useEffect } from 'react';
import { createdSale } from '../actions/createSale.ts';
import { launchpadPath, SaleKind } from '../model/Launchpad.ts';
import { unstoredInfoAtom } from '../projectInfo/unstoredInfoAtom.ts';
import { AdditionalInfoStep } from './AdditionalInfoStep.tsx';
import { additionalInfoSchema } from './additionalInfoSchema.ts';
import { DRAFT_ATOMS, emptyDraft, type WizardDraft } from './draft.ts';
import { LostToken } from './LostToken.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { SaleInfoStep } from './SaleInfoStep.tsx';
import { useCreationHash } from './useCreationHash.ts';
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
  const chain = useChainConfig();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const setUnstored = useSetAtom(unstoredInfoAtom);
  const [stored, setDraft] = useAtom(DRAFT_ATOMS[kind]);
  const { draft, step, tokenQuery, formsKey, isLost, top, goTo, back, keep, save } = useWizardSteps({
    draft: stored,
    setDraft,
    emptyDraft,
    furthestStep,
    count: STEPS[kind].length,
    onProgress,
  });
  const { verify, sale, info, typed } = draft;
  const noteSent = (sent: WizardDraft['sent']) =>
    setDraft((before) => (before.tokenQuery === tokenQuery ? { ...before, sent } : before));

  /** Also where the page was left meanwhile. */
  const keepUnstored = (receipt: TransactionReceipt, isStored: boolean) => {
    const id = createdSale(chain, kind, receipt);
    const unstored = isStored ? undefined : v.safeParse(additionalInfoSchema, info);
    if (unstored?.success) setUnstored((before) => ({ ...before, [id.toLowerCase()]: unstored.output }));
    return id;
  };
  const { data: receipt } = useReceipt(useCreationHash(draft.sent?.id));
  useEffect(() => {
    if (receipt && draft.sent) navigate(launchpadPath({ kind, id: keepUnstored(receipt, draft.sent.isStored) }));
  }, [receipt]);

  return (
    <Stack gap="6">
      <Box ref={top} tabIndex={-1} outline="none" scrollMarginTop="24">
        <PageHeader title={title} description={description} />
      </Box>
      <StepTrail steps={STEPS[kind]} current={step} />
      {isLost && <LostToken />}
      <Fragment key={formsKey}>
        {step === 0 && (
          <VerifyTokenStep
            kind={kind}
            saved={typed.verify ?? verify}
            tokenQuery={tokenQuery}
            onTyped={(form) => keep({ verify: form })}
            onNext={(form) => save({ verify: form }, 1)}
          />
        )}
        {step === 1 && verify && (
          <SaleInfoStep
            kind={kind}
            verify={verify}
            saved={typed.sale ?? sale}
            onTyped={(form) => keep({ sale: form })}
            onBack={back}
            onNext={(form) => save({ sale: form }, 2)}
          />
        )}
        {step === 2 && (
          <AdditionalInfoStep
            saved={typed.info ?? info}
            onTyped={(form) => keep({ info: form })}
            onBack={back}
            onNext={(form) => save({ info: form }, 3)}
          />
        )}
        {step === 3 && verify && sale && info && (
          <ReviewStep
            kind={kind}
            verify={verify}
            sale={sale}
            info={info}
            onBack={back}
            goTo={goTo}
            onSent={(id, isStored) => {
              if (isMounted()) noteSent({ id, isStored });
            }}
            onCreated={keepUnstored}
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
