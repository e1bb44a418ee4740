import { findBaseToken } from '@rab/config';
import { Loading } from '@rab/ui';
import { useChainConfig } from '@rab/wallet-context';
import type { CreationValues } from '../Creation.ts';
import type { WizardDefinition } from '../defineWizard.ts';
import type { Forms } from '../Step.ts';
import { StaleStep } from '../steps/StaleStep.tsx';
import { TokenGate } from '../steps/TokenGate.tsx';
import { CreationReview } from './CreationReview.tsx';
import { useOpenedAt } from './useOpenedAt.ts';

export interface ReviewStepProps<Values extends CreationValues> {
  definition: WizardDefinition<Values>;
  saved: Forms;
  onBack: () => void;
  /** Gives the draft's id. */
  onSubmit: () => string;
  goTo: (step: number) => void;
}

/** The last step: judges the saved ones once more and shows them, or the way to the one that no longer holds. */
export function ReviewStep<Values extends CreationValues>({
  definition: { validate, creation },
  saved,
  onBack,
  onSubmit,
  goTo,
}: ReviewStepProps<Values>) {
  const chain = useChainConfig();
  const now = useOpenedAt();
  return (
    <TokenGate saved={saved} onBack={onBack}>
      {(token) => {
        if (now === undefined) return <Loading />;
        const validation = validate(saved, { chain, now, token });
        if (!validation.success) return <StaleStep issues={validation.issues} step={validation.step} goTo={goTo} />;
        const base = findBaseToken(chain, validation.values.verify.baseToken);
        // a currency of the chain, or the first step would not have held
        if (!base) return null;
        return (
          <CreationReview
            creation={creation}
            values={validation.values}
            token={token}
            base={base}
            onBack={onBack}
            onSubmit={onSubmit}
          />
        );
      }}
    </TokenGate>
  );
}
