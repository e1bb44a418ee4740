import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Sale } from '@rab/sdk/sales';
import { Notice } from '@rab/ui';
import { ConfirmDialog } from '@rab/ui/overlay';
import { useWallet } from '@rab/wallet-context';
import { isAddressEqual } from '@rab/wallet-context/reads';
import { useState } from 'react';
import { ProjectInfoDialog } from './ProjectInfoDialog.tsx';

/** A sale that its administrator has not shown: said to everybody, its owner is asked for what he is to be judged by (GRW-04). */
export function NotVisibleYet({ sale }: { sale: Sale }) {
  const { address } = useWallet();
  const [step, setStep] = useState<'asked' | 'form' | 'later'>('asked');
  const isOwner = address !== undefined && isAddressEqual(address, sale.owner);
  const close = () => setStep('later');
  return (
    <>
      <Notice tone="warning" title={t`Not visible yet`}>
        <Trans>Only the owner sees this sale in the lists until the administrator shows it there.</Trans>
      </Notice>
      {isOwner && (
        <>
          <ConfirmDialog
            title={t`Your sale isn’t visible yet`}
            confirmLabel={t`Submit your info`}
            confirmPalette="accent"
            cancelLabel={t`Submit later`}
            isOpen={step === 'asked'}
            onClose={close}
            onConfirm={() => setStep('form')}
          >
            <Trans>
              The administrator looks at your project before showing the sale in the lists. A website, a description and
              links help. You can edit them on this page at any time.
            </Trans>
          </ConfirmDialog>
          <ProjectInfoDialog sale={sale} isOpen={step === 'form'} onClose={close} />
        </>
      )}
    </>
  );
}
