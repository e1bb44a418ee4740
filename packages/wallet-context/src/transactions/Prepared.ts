import type { Address } from 'viem';
import type { Config } from 'wagmi';
import type { TransactionRecord } from './TransactionRecord.ts';

/** Whose wallet is asked, and on which chain. */
export interface Sender {
  config: Config;
  chainId: number;
  account: Address;
}

/** What the wallet answered to a request to send; it goes into the record. */
export type Sent = Pick<TransactionRecord, 'hash' | 'callsId' | 'connectorId'>;

/** A request that passed its simulation and that the wallet has not seen yet. */
export interface Prepared {
  /** How the chain shows the transaction, whatever the wallet answers. */
  known?: Pick<TransactionRecord, 'proof' | 'trace'>;
  /** Asks the wallet. A signature is answered by the next request, which needs it. */
  ask: () => Promise<Sent | Prepared>;
}
