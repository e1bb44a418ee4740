import { t } from '@lingui/core/macro';
import { formatDay } from '@rab/language';
import type { Airdrop } from '@rab/sdk/airdrops';
import { stateOf } from '../../model/airdrop.ts';

const dayOf = (seconds: bigint): string => formatDay(seconds) ?? t`the end of the calendar`;

/** How a campaign is at `now`, in a short line. */
export function airdropState(airdrop: Airdrop, now: bigint): string {
  const state = stateOf(airdrop, now);
  switch (state.is) {
    case 'reclaimed':
      return t`Closed: the creator took back the rest`;
    case 'paidOut':
      return t`Claimed in full`;
    case 'waiting':
      return t`Claims open ${dayOf(state.at)}`;
    case 'releasing':
      return t`Open, next part ${dayOf(state.at)}`;
    case 'open':
      return t`Open at least until ${dayOf(airdrop.reclaimFrom)}`;
    case 'closing':
      return t`Open until the creator takes back the rest`;
  }
}
