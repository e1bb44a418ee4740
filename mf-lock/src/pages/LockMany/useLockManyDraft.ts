import { useAtom, useTransactions } from '@rab/wallet-context';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { type LockManyDraft, type LockManyForm, lockManyAtom, lockManyKey, withoutSent } from './lockManyDraft.ts';

/**
 * The draft of many locks. Rows leave it once the transaction that holds them is confirmed, also where that comes after a
 * reload or in another tab: none is locked twice.
 */
export function useLockManyDraft() {
  const [draft, setDraft] = useAtom(lockManyAtom);
  const { step } = draft;
  const key = lockManyKey(draft);
  const isDone = useTransactions().some((sent) => sent.key === key && sent.phase === 'confirmed');
  useEffect(() => {
    if (isDone) setDraft((before) => (before.step === step ? withoutSent(before) : before));
  }, [isDone, step, setDraft]);
  return {
    draft,
    key,
    keep: useCallback((typed: LockManyForm) => setDraft((before) => ({ ...before, typed })), [setDraft]),
    /** The rows up to this one are about to be sent. */
    markSent: (sentRow: number) => setDraft((before) => ({ ...before, sentRow })),
  };
}

/** Reports the remaining list whenever a step of the draft is done, here or in another tab. */
export function useOnStep({ step, typed }: LockManyDraft, onLeft: (list: string) => void): void {
  const tell = useEffectEvent(() => onLeft(typed.list));
  const told = useRef(step);
  useEffect(() => {
    if (told.current !== step) tell();
    told.current = step;
  }, [step]);
}
