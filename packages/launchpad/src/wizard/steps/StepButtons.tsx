import { Trans } from '@lingui/react/macro';
import { Button, Flex } from '@rab/ui';

/** Back and Next of a wizard's step; Next submits the step's form. */
export function StepButtons({ onBack, isBusy = false }: { onBack?: (() => void) | undefined; isBusy?: boolean }) {
  return (
    <Flex justify="space-between" gap="3" paddingTop="2">
      {onBack ? (
        <Button variant="outline" size="lg" onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      ) : (
        <span />
      )}
      <Button type="submit" colorPalette="accent" size="lg" minW="32" loading={isBusy}>
        <Trans>Next</Trans>
      </Button>
    </Flex>
  );
}
