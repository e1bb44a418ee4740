import type { News } from '@rab/federation/area';
import { depositInReceipt, depositOf } from '@rab/launchpad';
import type { DoneAct } from '@rab/wallet-context';

/** What a partner's page learns about an act: an accepted deposit. */
export function readAct({ chainId, key, receipt }: DoneAct): News | null {
  const deposit = depositOf({ key, receipt }, [depositInReceipt]);
  return deposit && ['deposited', { chainId, transactionHash: receipt.transactionHash, ...deposit }];
}
