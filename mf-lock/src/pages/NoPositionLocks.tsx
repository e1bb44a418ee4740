import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { EmptyPanel } from '@rab/ui/data';
import { useChainConfig } from '@rab/wallet-context';

/** A page of locked positions on a chain that has no contract for them. */
export function NoPositionLocks({ title }: { title: string }) {
  const { name } = useChainConfig();
  return (
    <EmptyPanel title={title} says={t`No locks of V3 positions on ${name}`}>
      <Trans>This network has no lock contract for V3 positions. Choose another network in the header.</Trans>
    </EmptyPanel>
  );
}
