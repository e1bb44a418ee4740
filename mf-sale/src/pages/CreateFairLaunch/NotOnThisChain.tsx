import { Trans } from '@lingui/react/macro';
import { useChainConfig } from '@rab/wallet-context';
import { FAIR_LAUNCH_HEADING } from './fairLaunchHeading.ts';
import { NotOfferedHere } from './NotOfferedHere.tsx';

/** In place of everything on a chain without the contract. */
export function NotOnThisChain() {
  const { name } = useChainConfig();
  return (
    <NotOfferedHere {...FAIR_LAUNCH_HEADING}>
      <Trans>Fair launches aren’t available on {name}. A RAB Sale also lists the token and locks the liquidity.</Trans>
    </NotOfferedHere>
  );
}
