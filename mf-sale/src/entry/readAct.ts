import type { News } from '@rab/federation/area';
import { depositInReceipt, depositOf } from '@rab/launchpad';
import type { DoneAct } from '@rab/wallet-context';
import { partInReceipt } from '../actions/takePartCall.ts';

/** What a partner's page learns about an act: an accepted deposit. */
export function readAct({ chainId, key, receipt }: DoneAct): News | null {
  const deposit = depositOf({ key, receipt }, [depositInReceipt, partInReceipt]);
  return deposit && ['deposited', { chainId, transactionHash: receipt.transactionHash, ...deposit }];
}
