import type { ContractCall } from '@rab/contracts';
import { Flex } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { ConfirmDialog } from '@rab/ui/overlay';
import { topics } from '@rab/wallet-context';
import { useTransaction } from '@rab/wallet-context/transactions';
import { type ReactNode, useState } from 'react';

/** Takes one entry out of a list of the settings; asks first, `children` names the consequence. */
export function RemoveButton({
  act,
  label,
  call,
  children,
}: {
  /** Names the act among those of the settings. */
  act: string;
  label: string;
  call: () => ContractCall;
  children: ReactNode;
}) {
  const removal = useTransaction(`setting:${act}`);
  const [isAsking, setAsking] = useState(false);
  return (
    <Flex>
      <ActionButton
        size="sm"
        width="auto"
        variant="outline"
        colorPalette="negative"
        transaction={removal}
        onClick={() => setAsking(true)}
      >
        {label}
      </ActionButton>
      <ConfirmDialog
        title={`${label}?`}
        confirmLabel={label}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => removal.send({ call: call(), summary: label, touches: [topics.settings] })}
      >
        {children}
      </ConfirmDialog>
    </Flex>
  );
}
