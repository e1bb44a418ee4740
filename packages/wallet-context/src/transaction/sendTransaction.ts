import { isUserRejection } from '@rab/contracts/errors';
import type { Address, TransactionReceipt } from 'viem';
import type { Config } from 'wagmi';
import { awaitTransaction } from './awaitTransaction.ts';
import { type CallSource, makeCall } from './CallSource.ts';
import { describeSendError } from './describeSendError.ts';
import { requireSameWallet } from './requireSameWallet.ts';
import { simulateAndWrite } from './simulateAndWrite.ts';
import { startRecord, type TransactionMeaning } from './startRecord.ts';
import type { TransactionRecord } from './TransactionRecord.ts';

export interface SendParameters {
  config: Config;
  chainId: number;
  account: Address;
  /** Which act it is, as in `TransactionRecord`. */
  key: string;
  meaning: TransactionMeaning;
  /** Called with the whole record at every step. */
  onChange: (record: TransactionRecord) => void;
}

/**
 * The one way a transaction is made (TX-01): simulate, send the simulated request, follow replacements, wait for one
 * confirmation. Resolves to the receipt of a successful transaction and to null otherwise; it never throws, every
 * outcome reaches `onChange`.
 */
export const sendTransaction = ({ call, ...rest }: SendParameters & { call: CallSource }) =>
  send(rest, async (wallet, onSimulated) => ({
    hash: await simulateAndWrite(wallet, await makeCall(call), onSimulated),
  }));

/**
 * The life cycle around a way of sending.
 * @param request simulates, calls `onSimulated` and asks the wallet; what it resolves to goes into the record
 */
export async function send(
  { config, chainId, account, key, meaning, onChange }: SendParameters,
  request: (
    wallet: Pick<SendParameters, 'config' | 'chainId' | 'account'>,
    onSimulated: () => void,
  ) => Promise<Pick<TransactionRecord, 'hash' | 'callsId' | 'connectorId'>>,
): Promise<TransactionReceipt | null> {
  const wallet = { chainId, account };
  let record = startRecord({ ...wallet, key }, meaning);
  const update = (change: Partial<TransactionRecord>) => {
    record = { ...record, ...change };
    onChange(record);
  };
  update({});
  try {
    const sent = await request({ config, ...wallet }, () => {
      requireSameWallet(config, wallet);
      update({ phase: 'wallet' });
    });
    update({ ...sent, phase: 'pending' });
  } catch (error) {
    update(isUserRejection(error) ? { phase: 'rejected' } : { phase: 'failed', message: describeSendError(error) });
    return null;
  }
  return awaitTransaction(config, record, onChange);
}
