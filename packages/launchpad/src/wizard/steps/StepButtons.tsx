import { Button, Flex } from '@rab/ui';

/** Back and Next of a wizard's step; Next submits the step's form. */
export function StepButtons({ onBack, isBusy = false }: { onBack?: (() => void) | undefined; isBusy?: boolean }) {
  return (
    <Flex justify="space-between" gap="3" paddingTop="2">
      {onBack ? (
        <Button variant="outline" size="lg" onClick={onBack}>
          Back
        </Button>
      ) : (
        <span />
      )}
      <Button type="submit" colorPalette="accent" size="lg" minW="32" loading={isBusy}>
        Next
      </Button>
    </Flex>
  );
}
