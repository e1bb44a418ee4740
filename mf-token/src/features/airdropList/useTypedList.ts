import type { AirdropRules } from '@rab/sdk/lists';
import { useEffect, useState } from 'react';
import type { ListRead } from '../../model/airdropList/AirdropListDesk.ts';
import { AirdropListSession } from '../../model/airdropList/AirdropListSession.ts';

/** A person who types is waited for. */
const TYPING_MS = 300;

export interface TypedList {
  session: AirdropListSession;
  /** Of the text as it is now; undefined while it is read. */
  read: ListRead | undefined;
  /** Which share of the reading is done, 0 to 1. */
  share: number;
  isFailed: boolean;
}

/**
 * Reads a list behind the typing, off the page's thread.
 * @param rules the same object while nothing of it has changed
 */
export function useTypedList(text: string, rules: AirdropRules | null): TypedList {
  const [session] = useState(() => new AirdropListSession());
  const [share, setShare] = useState(0);
  const [outcome, setOutcome] = useState<{ text: string; rules: AirdropRules; read?: ListRead }>();
  useEffect(() => {
    if (!rules || text === '') return undefined;
    let isOver = false;
    const say = (read?: ListRead) => {
      if (!isOver) setOutcome({ text, rules, ...(read && { read }) });
    };
    const timer = setTimeout(() => {
      setShare(0);
      session.ask('read', { text, ...rules }, (done) => !isOver && setShare(done)).then(say, () => say());
    }, TYPING_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      // a long list that is no longer asked for is not read to its end
      session.stop();
    };
  }, [session, text, rules]);
  const isCurrent = outcome !== undefined && outcome.text === text && outcome.rules === rules;
  return { session, read: isCurrent ? outcome.read : undefined, share, isFailed: isCurrent && !outcome.read };
}
