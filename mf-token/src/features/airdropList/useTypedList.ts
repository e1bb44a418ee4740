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

/** Reads a list behind the typing, off the page's thread. */
export function useTypedList(text: string, rules: AirdropRules | null): TypedList {
  const [session] = useState(() => new AirdropListSession());
  const [share, setShare] = useState(0);
  const [outcome, setOutcome] = useState<{ of: string; read?: ListRead }>();
  const key = rules ? `${rules.decimals} ${rules.contracts.join(' ')} ${text}` : '';
  useEffect(() => {
    if (!rules || text === '') return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      setShare(0);
      session.ask('read', { text, ...rules }, (done) => !isOver && setShare(done)).then(
        (read) => !isOver && setOutcome({ of: key, read }),
        () => !isOver && setOutcome({ of: key }),
      );
    }, TYPING_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      // a long list is not read to its end for nobody
      session.stop();
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: the key has text and rules in it
  }, [session, key]);
  const isCurrent = outcome?.of === key;
  return { session, read: isCurrent ? outcome.read : undefined, share, isFailed: isCurrent && !outcome.read };
}
