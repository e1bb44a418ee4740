import type { News } from '@rab/federation/mount';
import { depositOf } from '@rab/launchpad';
import type { DoneAct } from '@rab/wallet-context';

/** What a partner's page is told of an act: a deposit that was taken. */
export function readAct({ chainId, key, receipt }: DoneAct): News | null {
  const deposit = depositOf({ key, receipt });
  return deposit && ['deposited', { chainId, transactionHash: receipt.transactionHash, ...deposit }];
}
