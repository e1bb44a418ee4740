import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionButton } from '@rab/ui/action';
import { ConfirmDialog } from '@rab/ui/overlay';
import { type SendOptions, useTransaction } from '@rab/wallet-context/transactions';
import { type ReactNode, useState } from 'react';

/**
 * Gives a lock up for good, after a question; `children` say what that means.
 * @param act the key of its transaction
 */
export function RenounceLock({
  act,
  id,
  call,
  touches,
  children,
}: {
  act: string;
  id: bigint;
  call: SendOptions['call'];
  touches: NonNullable<SendOptions['touches']>;
  children: ReactNode;
}) {
  const renounce = useTransaction(act);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ActionButton
        colorPalette="negative"
        variant="outline"
        size="md"
        transaction={renounce}
        onClick={() => setAsking(true)}
      >
        <Trans>Renounce Lock Ownership</Trans>
      </ActionButton>
      <ConfirmDialog
        title={t`Renounce this lock permanently?`}
        confirmLabel={t`Renounce permanently`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          renounce.send({
            call,
            summary: msg`Renounce lock ${String(id)}`,
            success: msg`Renounce lock ownership success`,
            failed: msg`Renounce lock ownership failed`,
            touches,
          })
        }
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
