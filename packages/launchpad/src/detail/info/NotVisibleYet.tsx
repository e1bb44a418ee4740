import { Notice } from '@rab/ui';
import { ConfirmDialog } from '@rab/ui/overlay';
import { useWallet } from '@rab/wallet-context';
import { isAddressEqual } from '@rab/wallet-context/reads';
import { useState } from 'react';
import type { Sale } from '../../model/Sale.ts';
import { ProjectInfoDialog } from './ProjectInfoDialog.tsx';

/** A sale that its administrator has not shown: said to everybody, its owner is asked for what he is to be judged by (GRW-04). */
export function NotVisibleYet({ sale }: { sale: Sale }) {
  const { address } = useWallet();
  const [step, setStep] = useState<'asked' | 'form' | 'later'>('asked');
  const isOwner = address !== undefined && isAddressEqual(address, sale.owner);
  const close = () => setStep('later');
  return (
    <>
      <Notice tone="warning" title="Not visible yet">
        Only the owner sees this sale in the lists until the administrator shows it there.
      </Notice>
      {isOwner && (
        <>
          <ConfirmDialog
            title="Your sale isn’t visible yet"
            confirmLabel="Submit your info"
            confirmPalette="accent"
            cancelLabel="Submit later"
            isOpen={step === 'asked'}
            onClose={close}
            onConfirm={() => setStep('form')}
          >
            The administrator looks at your project before showing the sale in the lists. A website, a description and
            links help. You can edit them on this page at any time.
          </ConfirmDialog>
          <ProjectInfoDialog sale={sale} isOpen={step === 'form'} onClose={close} />
        </>
      )}
    </>
  );
}
