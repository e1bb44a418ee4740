import type { ContractCall } from '@rab/contracts';
import type { Words } from '@rab/language';
import type { Sale } from '@rab/sdk/sales';
import { ActionButton, type ActionButtonProps } from '@rab/ui/action';
import { ConfirmDialog } from '@rab/ui/overlay';
import { type TransactionLabels, useTransaction } from '@rab/wallet-context/transactions';
import { type ReactNode, useState } from 'react';
import { useActsClosed } from './actsClosed.ts';
import { touchedBySale } from './touchedBySale.ts';

export interface ConfirmedActProps
  extends Pick<ActionButtonProps, 'variant' | 'colorPalette' | 'disabledReason'>,
    Pick<TransactionLabels, 'success' | 'failed'> {
  sale: Sale;
  /** Names the act among those of all sales, e.g. `cancel`. */
  act: string;
  /** On the button, and in the dialog where that has no word of its own. */
  label: string;
  confirmLabel?: string;
  /** The dialog's question. */
  question: string;
  /** What changes, read before it is signed. */
  children: ReactNode;
  call: () => ContractCall;
  /** The act in the list of transactions. */
  summary: Words;
}

/** An act on a sale that cannot be undone: its button, and the question before it. */
export function ConfirmedAct({
  sale,
  act,
  label,
  confirmLabel = label,
  question,
  children,
  call,
  summary,
  success,
  failed,
  disabledReason,
  ...look
}: ConfirmedActProps) {
  const transaction = useTransaction(`${act}:${sale.id}`);
  const actsClosed = useActsClosed();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ActionButton
        {...look}
        transaction={transaction}
        disabledReason={disabledReason ?? actsClosed}
        onClick={() => setAsking(true)}
      >
        {label}
      </ActionButton>
      <ConfirmDialog
        title={question}
        confirmLabel={confirmLabel}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          transaction.send({
            call: call(),
            summary,
            touches: touchedBySale(sale),
            ...(success && { success }),
            ...(failed && { failed }),
          })
        }
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
