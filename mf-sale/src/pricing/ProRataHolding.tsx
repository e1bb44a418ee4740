import { Trans } from '@lingui/react/macro';
import { BaseAmount, type SaleKind, TokenAmount } from '@rab/launchpad';
import type { ComponentProps } from 'react';
import { shareOf } from './accepted.ts';

/** What an account committed, what it gets for it and what comes back (RGT-06). */
export function ProRataHolding({ sale, buyer, phase }: ComponentProps<SaleKind['pricing']['Holding']>) {
  const { deposited, bought, claimed } = buyer;
  const committed = <BaseAmount sale={sale} value={deposited} />;
  const tokens = <TokenAmount sale={sale} value={bought} />;
  const back = <BaseAmount sale={sale} value={shareOf(sale, deposited).back} />;
  if (phase === 'live' && sale.raised < sale.softCap)
    return (
      <Trans>
        You committed {committed}. If the sale ended now, it would miss its soft cap, and you could withdraw all of it.
      </Trans>
    );
  if (phase === 'live')
    return (
      <Trans>
        You committed {committed}. If the sale ended now, you would get {tokens} and {back} back. This changes as others
        commit.
      </Trans>
    );
  if (phase === 'succeeded')
    return (
      <Trans>
        You committed {committed}. After the listing you can claim {tokens} and {back} back.
      </Trans>
    );
  if (phase === 'settled')
    return claimed > 0n ? (
      <Trans>
        You committed {committed}. You claimed {tokens} and got {back} back.
      </Trans>
    ) : (
      <Trans>
        You committed {committed}. Your claim sends you {tokens} and {back} back in one transaction.
      </Trans>
    );
  return <Trans>You committed {committed}.</Trans>;
}
