import type { TransactionRecord } from '@rab/wallet-context';

/** Id of a creation's record to the path of the page that waits for it. */
export type AwaitedCreations = Readonly<Record<string, string>>;

const hasEnded = ({ phase }: TransactionRecord): boolean =>
  phase === 'confirmed' || phase === 'failed' || phase === 'rejected' || phase === 'replaced' || phase === 'unknown';

/** In the making on this very page: another tab's show only once they were sent. */
const isStarting = ({ phase }: TransactionRecord): boolean => phase === 'simulating' || phase === 'wallet';

/**
 * What a page waits for, and where it goes: a creation belongs to the page that it was begun on until that page is left,
 * and leads away from it once what it created is known.
 * @param pathname of the page that is shown
 */
export function followCreations(
  awaited: AwaitedCreations,
  transactions: readonly TransactionRecord[],
  pathname: string,
): { awaited: AwaitedCreations; goTo: string | null } {
  const begun = transactions
    .filter((record) => record.leadsTo && isStarting(record))
    .map(({ id }) => [id, pathname] as const);
  const open = Object.entries({ ...Object.fromEntries(begun), ...awaited }).filter(([, page]) => page === pathname);
  const recordOf = (id: string) => transactions.find((record) => record.id === id);
  const goTo = open.map(([id]) => recordOf(id)?.createdPath).find((path) => path !== undefined) ?? null;
  const left = open.filter(([id]) => {
    const record = recordOf(id);
    return record !== undefined && !hasEnded(record);
  });
  return { awaited: goTo === null ? Object.fromEntries(left) : {}, goTo };
}
