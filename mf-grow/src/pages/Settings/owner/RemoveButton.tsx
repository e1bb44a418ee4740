import type { ContractCall } from '@rab/contracts';
import { say, type Words } from '@rab/language';
import { Flex } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { ConfirmDialog } from '@rab/ui/overlay';
import { type ReactNode, useState } from 'react';
import { ScheduleNote } from './ScheduleNote.tsx';
import { useSettingAct } from './useSettingAct.ts';

/** Takes one entry out of a list of the settings; asks first, `children` names the consequence. */
export function RemoveButton({
  act,
  words,
  question,
  call,
  children,
}: {
  /** Names the act among those of the settings. */
  act: string;
  /** On the button, and in the list of transactions. */
  words: Words;
  question: string;
  call: () => ContractCall;
  children: ReactNode;
}) {
  const label = say(words);
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
        title={question}
        confirmLabel={label}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => send(call(), words)}
      >
        {children}
        <ScheduleNote />
      </ConfirmDialog>
    </Flex>
  );
}
