import { describeError, isUserRejection } from '@rab/contracts/errors';
import type { Abi, Address, Hex, TransactionReceipt } from 'viem';
import type { Config } from 'wagmi';
import { simulateContract, writeContract } from 'wagmi/actions';
import { awaitTransaction } from './awaitTransaction.ts';
import type { TransactionRecord } from './TransactionRecord.ts';

/** A call of one of our contracts; `value` in wei. */
export interface ContractCall {
  address: Address;
  abi: Abi;
  functionName: string;
  args?: readonly unknown[];
  value?: bigint;
}

export const SUCCESS_TITLE = 'Success!!!';
export const FAILED_TITLE = 'Send Tx Failed';

/** How a transaction is spoken of; the titles default to the specification's (TX-02). */
export interface TransactionLabels {
  summary: string;
  success?: string;
  failed?: string;
}

export interface SendTransactionParameters {
  config: Config;
  chainId: number;
  account: Address;
  call: ContractCall;
  labels: TransactionLabels;
  /** Called with the whole record at every step. */
  onChange: (record: TransactionRecord) => void;
}

/**
 * The one way a transaction is made (TX-01): simulate, send the simulated request, follow replacements, wait for one
 * confirmation. Resolves to the receipt of a successful transaction and to null otherwise; it never throws, every
 * outcome reaches `onChange`.
 */
export async function sendTransaction(parameters: SendTransactionParameters): Promise<TransactionReceipt | null> {
  const { config, chainId, account, call, labels, onChange } = parameters;
  let record: TransactionRecord = {
    id: crypto.randomUUID(),
    chainId,
    account,
    phase: 'simulating',
    summary: labels.summary,
    successTitle: labels.success ?? SUCCESS_TITLE,
    failedTitle: labels.failed ?? FAILED_TITLE,
  };
  const update = (change: Partial<TransactionRecord>) => {
    record = { ...record, ...change };
    onChange(record);
  };
  update({});
  let hash: Hex;
  try {
    // wagmi types a call by its literal ABI; here any of our calls passes, checked where it was built
    const simulation = { ...call, chainId, account } as unknown as Parameters<typeof simulateContract>[1];
    const { request } = await simulateContract(config, simulation);
    update({ phase: 'wallet' });
    hash = await writeContract(config, request as Parameters<typeof writeContract>[1]);
  } catch (error) {
    if (isUserRejection(error)) update({ phase: 'rejected' });
    else update({ phase: 'failed', message: describeError(error) });
    return null;
  }
  update({ phase: 'pending', hash });
  return awaitTransaction(config, record, onChange);
}
