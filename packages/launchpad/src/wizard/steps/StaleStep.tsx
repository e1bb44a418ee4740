import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Notice, Stack } from '@rab/ui';

export interface StaleStepProps {
  /** What the step's rules say of it; the first is shown. */
  issues: readonly { message: string }[];
  /** 0-based. */
  step: number;
  goTo: (step: number) => void;
}

/** In place of a later step: a saved one that no longer holds, why, and the way to it. */
export function StaleStep({ issues, step, goTo }: StaleStepProps) {
  return (
    <Notice tone="warning" title={t`An earlier step needs a change`}>
      <Stack gap="3" align="start">
        {issues[0]?.message}
        <Button size="sm" variant="outline" onClick={() => goTo(step)}>
          <Trans>Go to step {step + 1}</Trans>
        </Button>
      </Stack>
    </Notice>
  );
}
