import { Trans } from '@lingui/react/macro';
import { Button, Flex } from '@rab/ui';
import { ActionButton, type ActionButtonProps } from '@rab/ui/action';

export interface CreationButtonsProps extends Pick<ActionButtonProps, 'transaction' | 'disabledReason'> {
  label: string;
  onBack: () => void;
  onSubmit: () => void;
}

/** Back and the review's act. */
export function CreationButtons({ label, onBack, onSubmit, ...action }: CreationButtonsProps) {
  return (
    <Flex justify="space-between" gap="3">
      <Button variant="outline" size="lg" onClick={onBack}>
        <Trans>Back</Trans>
      </Button>
      <ActionButton {...action} width="auto" minW="40" onClick={onSubmit}>
        {label}
      </ActionButton>
    </Flex>
  );
}
