import { isOpen, isUnderWay, type TransactionRecord } from '@rab/wallet-context';

/** Id of a creation's record to the path of the page that waits for it; '' once that was left. */
export type AwaitedCreations = Readonly<Record<string, string>>;

const hasEnded = (record: TransactionRecord): boolean => !isUnderWay(record) && !isOpen(record);

/** In the making on this very page: another tab's show only once they were sent. */
const isStarting = ({ phase }: TransactionRecord): boolean => phase === 'simulating' || phase === 'wallet';

/**
 * What a page waits for, and where it goes: a creation belongs to the page that it was begun on until that page is left,
 * and leads away from it once what it created is known and the page shows the chain that it was created on.
 * @param shown path and chain of the page that is shown
 */
export function followCreations(
  awaited: AwaitedCreations,
  transactions: readonly TransactionRecord[],
  { pathname, chainId }: { pathname: string; chainId: number },
): { awaited: AwaitedCreations; goTo: string | null } {
  const begun = transactions
    .filter((record) => record.leadsTo && isStarting(record))
    .map(({ id }) => [id, pathname] as const);
  const known = Object.entries({ ...Object.fromEntries(begun), ...awaited });
  const open = known.filter(([, page]) => page === pathname);
  // still being made, it belongs to no page that is opened meanwhile
  const orphans = known
    .filter(([id, page]) => page !== pathname && begun.some(([starting]) => starting === id))
    .map(([id]) => [id, ''] as const);
  const recordOf = (id: string) => transactions.find((record) => record.id === id);
  const isElsewhere = (record: TransactionRecord) => record.chainId !== chainId && record.createdPath !== undefined;
  const goTo =
    open.map(([id]) => recordOf(id)).find((record) => record?.createdPath !== undefined && !isElsewhere(record))
      ?.createdPath ?? null;
  const left = open.filter(([id]) => {
    const record = recordOf(id);
    return record !== undefined && (!hasEnded(record) || isElsewhere(record));
  });
  return { awaited: Object.fromEntries([...orphans, ...(goTo === null ? left : [])]), goTo };
}
