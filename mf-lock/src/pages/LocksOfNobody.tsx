import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { EmptyState } from '@rab/ui';
import { WalletButton } from '@rab/ui/connected';

/** My Locks of a visitor without a wallet. */
export const LocksOfNobody = () => (
  <EmptyState title={t`Connect wallet`} picture="lock" action={<WalletButton />}>
    <Trans>Connect a wallet to see your locks.</Trans>
  </EmptyState>
);
