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
        Only its owner sees this sale in the lists until the platform's administrator has shown it.
      </Notice>
      {isOwner && (
        <>
          <ConfirmDialog
            title="Your sale is not visible yet"
            confirmLabel="Submit your info"
            confirmPalette="accent"
            cancelLabel="Submit later"
            isOpen={step === 'asked'}
            onClose={close}
            onConfirm={() => setStep('form')}
          >
            The administrator shows it in the lists after a look at your project. Website, description and links help to
            decide. You can add or change them at any time on this page.
          </ConfirmDialog>
          <ProjectInfoDialog sale={sale} isOpen={step === 'form'} onClose={close} />
        </>
      )}
    </>
  );
}
