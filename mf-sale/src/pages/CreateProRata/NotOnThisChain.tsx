import { Trans } from '@lingui/react/macro';
import type { Words } from '@rab/language';
import { useChainConfig } from '@rab/wallet-context';
import { NotOfferedHere } from '../CreateFairLaunch/NotOfferedHere.tsx';
import { PRO_RATA_HEADING } from './proRataHeading.ts';

/** In place of everything on a chain without pro rata sales. */
export function NotOnThisChain({ title = PRO_RATA_HEADING.title }: { title?: Words }) {
  const { name } = useChainConfig();
  return (
    <NotOfferedHere title={title} description={PRO_RATA_HEADING.description}>
      <Trans>Pro rata sales aren’t available on {name}. A RAB Sale also lists the token and locks the liquidity.</Trans>
    </NotOfferedHere>
  );
}
