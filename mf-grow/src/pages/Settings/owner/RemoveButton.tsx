import type { ContractCall } from '@rab/contracts';
import { Flex } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { ConfirmDialog } from '@rab/ui/overlay';
import { type ReactNode, useState } from 'react';
import { ScheduleNote } from './ScheduleNote.tsx';
import { useSettingAct } from './useSettingAct.ts';

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
  const { transaction, send } = useSettingAct(act);
  const [isAsking, setAsking] = useState(false);
  return (
    <Flex>
      <ActionButton
        size="sm"
        width="auto"
        variant="outline"
        colorPalette="negative"
        transaction={transaction}
        onClick={() => setAsking(true)}
      >
        {label}
      </ActionButton>
      <ConfirmDialog
        title={`${label}?`}
        confirmLabel={label}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => send(call(), label)}
      >
        {children}
        <ScheduleNote />
      </ConfirmDialog>
    </Flex>
  );
}
