import { AIRDROP_LIST_LIMITS } from '@rab/contracts/airdrop-list';
import { useAppConfig } from '@rab/wallet-context';
import { useEffect, useState } from 'react';
import { listUrl } from '../../actions/storeList.ts';
import type { ListOpened } from '../../model/airdropList/AirdropListDesk.ts';
import { AirdropListSession } from '../../model/airdropList/AirdropListSession.ts';

export type OpenedList =
  | { is: 'reading'; share: number }
  /** The content store does not answer, or does not have it. */
  | { is: 'away' }
  /** What it has is no list. */
  | { is: 'noList'; why: string }
  | ({ is: 'open' } & ListOpened);

const DOWNLOAD_MS = 180_000;

/** Reads a campaign's list from the content store and computes its root here, off the page's thread. */
export function useOpenedList(cid: string | undefined): {
  list: OpenedList;
  session: AirdropListSession;
  retry: () => void;
} {
  const { gateway } = useAppConfig().content;
  const [session] = useState(() => new AirdropListSession());
  const [tries, setTries] = useState(0);
  const [list, setList] = useState<OpenedList>({ is: 'reading', share: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try reads it again
  useEffect(() => {
    if (!cid) return undefined;
    const leave = new AbortController();
    const say = (next: OpenedList) => {
      if (!leave.signal.aborted) setList(next);
    };
    const read = async () => {
      say({ is: 'reading', share: 0 });
      let text: string;
      try {
        text = await textAt(listUrl(gateway, cid), AbortSignal.any([leave.signal, AbortSignal.timeout(DOWNLOAD_MS)]));
      } catch {
        return say({ is: 'away' });
      }
      try {
        say({ is: 'open', ...(await session.ask('open', { text }, (share) => say({ is: 'reading', share }))) });
      } catch (error) {
        say({ is: 'noList', why: error instanceof Error ? error.message : String(error) });
      }
    };
    void read();
    return () => {
      leave.abort();
      session.stop();
    };
  }, [session, gateway, cid, tries]);
  return { list, session, retry: () => setTries((before) => before + 1) };
}

/** @throws where there is no answer, or one that is longer than a list may be */
async function textAt(url: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  if (Number(response.headers.get('content-length')) > AIRDROP_LIST_LIMITS.bytes) throw new Error('too long');
  return response.text();
}
