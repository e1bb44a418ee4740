import { Button, Flex } from '@rab/ui';
import { ActionButton, type ActionButtonProps } from '@rab/ui/connected';

export interface CreationButtonsProps extends Pick<ActionButtonProps, 'phase' | 'disabledReason'> {
  needsApproval: boolean;
  onBack: () => void;
  onApprove: () => void;
  onSubmit: () => void;
}

/** Back and the review's act: Approve while the factory may not take the tokens, then Submit. */
export function CreationButtons({ needsApproval, onBack, onApprove, onSubmit, ...action }: CreationButtonsProps) {
  return (
    <Flex justify="space-between" gap="3">
      <Button variant="outline" size="lg" onClick={onBack}>
        Back
      </Button>
      <ActionButton {...action} width="auto" minW="40" onClick={needsApproval ? onApprove : onSubmit}>
        {needsApproval ? 'Approve' : 'Submit'}
      </ActionButton>
    </Flex>
  );
}
