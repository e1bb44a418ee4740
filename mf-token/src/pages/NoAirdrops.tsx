import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { EmptyPanel } from '@rab/ui/data';
import { useChainConfig } from '@rab/wallet-context';

/** A page of airdrops on a chain that has no contract for them. */
export function NoAirdrops({ title }: { title: string }) {
  const { name } = useChainConfig();
  return (
    <EmptyPanel title={title} says={t`No airdrops on ${name}`}>
      <Trans>This network has no airdrop contract. Choose another network in the header.</Trans>
    </EmptyPanel>
  );
}
