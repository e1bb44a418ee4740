import { ActionButton, Button, Flex } from '@rab/ui';
import type { useApprovedTransaction } from '@rab/wallet-context/contract';

export interface CreationButtonsProps {
  creation: Pick<ReturnType<typeof useApprovedTransaction>, 'phase' | 'needsApproval'>;
  /** The project info is on its way to the content store. */
  isUploading: boolean;
  disabledReason: string | undefined;
  onBack: () => void;
  onApprove: () => void;
  onSubmit: () => void;
}

/** Back and the review's act: Approve while the factory may not take the tokens, then Submit. */
export function CreationButtons({
  creation,
  isUploading,
  disabledReason,
  onBack,
  onApprove,
  onSubmit,
}: CreationButtonsProps) {
  return (
    <Flex justify="space-between" gap="3">
      <Button variant="outline" size="lg" onClick={onBack}>
        Back
      </Button>
      <ActionButton
        width="auto"
        minW="40"
        phase={isUploading ? 'simulating' : creation.phase}
        disabledReason={disabledReason}
        onClick={creation.needsApproval ? onApprove : onSubmit}
      >
        {creation.needsApproval ? 'Approve' : 'Submit'}
      </ActionButton>
    </Flex>
  );
}
