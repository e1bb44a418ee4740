import { readAtMost } from '@rab/config/read-at-most';
import { AIRDROP_LIST_LIMITS } from '@rab/contracts/airdrop-list';
import { useAppConfig } from '@rab/wallet-context';
import { useEffect, useState } from 'react';
import { listUrl } from '../../actions/storeList.ts';
import type { ListFlaw, ListOpened } from '../../model/airdropList/AirdropListDesk.ts';
import { AirdropListSession } from '../../model/airdropList/AirdropListSession.ts';

export type OpenedList =
  | { is: 'reading'; share: number }
  /** The content store does not answer, or does not have it. */
  | { is: 'away' }
  /** What it has is no list, or the campaign names no document. */
  | { is: 'noList'; flaw: ListFlaw | { reason: 'noHash' } }
  | ({ is: 'open' } & ListOpened);

const DOWNLOAD_MS = 180_000;
/** A creator may have written anything in its place, such as a path to somewhere else. */
const HASH = /^[A-Za-z0-9]+$/;

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
      if (!HASH.test(cid)) return say({ is: 'noList', flaw: { reason: 'noHash' } });
      say({ is: 'reading', share: 0 });
      try {
        const text = await textAt(
          listUrl(gateway, cid),
          AbortSignal.any([leave.signal, AbortSignal.timeout(DOWNLOAD_MS)]),
        );
        const opened: ListOpened | { flaw: ListFlaw } =
          text === null
            ? { flaw: { reason: 'tooLong' } }
            : await session.ask('open', { text }, (share) => say({ is: 'reading', share }));
        say('flaw' in opened ? { is: 'noList', flaw: opened.flaw } : { is: 'open', ...opened });
      } catch {
        say({ is: 'away' });
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

/**
 * Null for a text that is longer than a list may be.
 * @throws where there is no answer
 */
async function textAt(url: string, signal: AbortSignal): Promise<string | null> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const bytes = await readAtMost(response, AIRDROP_LIST_LIMITS.bytes);
  // a mark at the beginning is not part of a list
  return bytes && new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
