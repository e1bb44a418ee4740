import { Trans } from '@lingui/react/macro';
import { useChainConfig } from '@rab/wallet-context';
import { NotOfferedHere } from '../CreateFairLaunch/NotOfferedHere.tsx';
import { PRO_RATA_HEADING } from './proRataHeading.ts';

/** In place of everything on a chain without the contract. */
export function NotOnThisChain() {
  const { name } = useChainConfig();
  return (
    <NotOfferedHere {...PRO_RATA_HEADING}>
      <Trans>Pro rata sales aren’t available on {name}. A RAB Sale also lists the token and locks the liquidity.</Trans>
    </NotOfferedHere>
  );
}
