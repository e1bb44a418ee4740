import { isUserRejection } from '@rab/contracts/errors';
import { type Address, type Hex, isHash, type TransactionReceipt } from 'viem';
import type { Config } from 'wagmi';
import { AskedElsewhere } from './AskedElsewhere.ts';
import { awaitTransaction } from './awaitTransaction.ts';
import { type CallSource, makeCall } from './CallSource.ts';
import { describeSendError } from './describeSendError.ts';
import { inTurn } from './inTurn.ts';
import { OutcomeUnknown } from './OutcomeUnknown.ts';
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
  /** Whether, as other tabs have it now, the act is already theirs; asked right before the wallet is. */
  isTaken?: (record: TransactionRecord) => boolean;
  /** Whether a transaction is, as far as it is known, another record's than the one of this id. */
  isOthers?: (id: string, hash: Hex) => boolean;
}

/**
 * The one way a transaction is made (TX-01): simulate, send the simulated request, follow replacements, wait for one
 * confirmation. Resolves to the receipt of a successful transaction and to null otherwise; it never throws, every
 * outcome reaches `onChange`.
 */
export const sendTransaction = ({ call, ...rest }: SendParameters & { call: CallSource }) =>
  send(rest, async (wallet, onSimulated) => {
    const made = await makeCall(call);
    return { hash: await simulateAndWrite(wallet, made, onSimulated) };
  });

/** Says that the call passed and the wallet is asked next; what the act is found by goes into its record. */
export type OnSimulated = (known?: Pick<TransactionRecord, 'proof' | 'trace'>) => Promise<void>;

/**
 * The life cycle around a way of sending.
 * @param request simulates, calls `onSimulated` and asks the wallet; what it resolves to goes into the record
 */
export async function send(
  { config, chainId, account, key, meaning, onChange, isTaken, isOthers }: SendParameters,
  request: (
    wallet: Pick<SendParameters, 'config' | 'chainId' | 'account'>,
    onSimulated: OnSimulated,
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
    const sent = await request({ config, ...wallet }, (known) =>
      inTurn(`rab.act.${chainId}.${account}.${key}`, () => {
        requireSameWallet(config, wallet);
        if (isTaken?.(record)) throw new AskedElsewhere();
        update({ phase: 'wallet', ...known });
      }),
    );
    if (!sent.callsId && !isHash(sent.hash ?? '')) throw new OutcomeUnknown('hash');
    update({ ...sent, phase: 'pending' });
  } catch (error) {
    update(endOf(error));
    return null;
  }
  return awaitTransaction(config, record, onChange, isOthers && ((hash) => isOthers(record.id, hash)));
}

/** How an act ends that did not get a transaction. */
function endOf(error: unknown): Pick<TransactionRecord, 'phase' | 'message'> {
  if (error instanceof AskedElsewhere) return { phase: 'rejected', message: error.message };
  if (isUserRejection(error)) return { phase: 'rejected' };
  return { phase: error instanceof OutcomeUnknown ? 'unknown' : 'failed', message: describeSendError(error) };
}
