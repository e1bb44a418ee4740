import type { Address } from '@rab/wallet-context/reads';
import { useEffect, useState } from 'react';
import type { ProvenRow } from '../../model/airdropList/AirdropListDesk.ts';
import type { AirdropListSession } from '../../model/airdropList/AirdropListSession.ts';

/** The rows of an account in a list that is open; undefined while they are looked for. */
export function useRowsOf(
  session: AirdropListSession | null,
  account: Address | null,
): readonly ProvenRow[] | undefined {
  const [found, setFound] = useState<{ account: Address; rows: readonly ProvenRow[] }>();
  useEffect(() => {
    if (!session || !account) return undefined;
    let isOver = false;
    session.ask('rowsOf', { account }).then(
      (rows) => !isOver && setFound({ account, rows }),
      // the list was closed meanwhile
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [session, account]);
  return session && found?.account === account ? found?.rows : undefined;
}
