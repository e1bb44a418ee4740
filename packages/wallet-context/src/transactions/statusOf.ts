import { atom, type WritableAtom } from 'jotai';
import { type Address, isAddressEqual } from 'viem';
import { isUnderWay, isUnsure, type TransactionRecord } from './TransactionRecord.ts';
import { foreignPromptsAtom, rereadTransactionsAtom, transactionsAtom } from './transactionsAtom.ts';

/** Which act, by whom, and where. */
export interface Act {
  key: string;
  chainId: number;
  /** None while no wallet is connected. */
  account: Address | undefined;
  /** Doing it twice harms nobody: an earlier one never blocks it. */
  isRepeatable: boolean;
}

export interface ActStatus {
  /** Its records, newest first. */
  own: readonly TransactionRecord[];
  /** The one that is under way. */
  current: TransactionRecord | undefined;
  /** One of which nobody knows what became, or for which another page has asked the wallet. */
  unsure: TransactionRecord | undefined;
}

/** True where this was done for the act. */
export const isOfAct = (
  { key, chainId, account }: Act,
  done: Pick<TransactionRecord, 'key' | 'chainId' | 'account'>,
): boolean =>
  done.key === key && done.chainId === chainId && account !== undefined && isAddressEqual(done.account, account);

/** Which of the records and of other pages' prompts belong to an act, and which of them block it. */
export function statusOf(
  act: Act,
  records: readonly TransactionRecord[],
  prompts: readonly TransactionRecord[],
): ActStatus {
  const isOwn = (sent: TransactionRecord): boolean => isOfAct(act, sent);
  const own = records.filter(isOwn);
  const current = own.find(isUnderWay);
  const unsure = act.isRepeatable || current ? undefined : (own.find(isUnsure) ?? prompts.find(isOwn));
  return { own, current, unsure };
}

/** True where an act whose own record is given is also under way or unsure otherwise, as every tab has it now. */
export const isTakenAtom: WritableAtom<null, [Act, TransactionRecord], boolean> = atom(
  null,
  (get, set, act: Act, { id }: TransactionRecord) => {
    set(rereadTransactionsAtom);
    const others = get(transactionsAtom).filter((record) => record.id !== id);
    const { current, unsure } = statusOf(act, others, get(foreignPromptsAtom));
    return current !== undefined || unsure !== undefined;
  },
);
