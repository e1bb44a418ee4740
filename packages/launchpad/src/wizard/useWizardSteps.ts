import { FAST_TICK_MS } from '@rab/config';
import { parseAddress } from '@rab/contracts';
import { useSearchParams } from '@rab/ui/router';
import { useTokenInfo } from '@rab/wallet-context/contract';
import { type RefObject, useEffect, useRef } from 'react';
import { keyOf } from './keyOf.ts';

/** What the draft of every wizard remembers besides its other forms. */
interface Draft {
  /** `tokenAddress` of the query that the draft was begun with. */
  tokenQuery: string;
  /** The step (0-based) that was shown last. */
  step: number;
  verify: { tokenAddress: string } | null;
  /** What was typed since a step was passed, valid or not. */
  typed: { verify: object | null };
}

export interface WizardStepsOptions<D extends Draft> {
  draft: D;
  setDraft: (change: D | ((before: D) => D)) => void;
  /** Always the same function. */
  emptyDraft: (tokenQuery?: string) => D;
  /** The last step (0-based) that a draft allows: a step opens once all before it are saved. */
  furthestStep: (draft: D) => number;
  /** Number of steps. */
  count: number;
  /** The header's progress, 0 to 100; null takes it away. */
  onProgress: (percent: number | null) => void;
}

/**
 * The way through a creation wizard (WIZ-01). The step lives in the URL (`?step=`), what was typed in a draft that
 * survives a reload and remembers its step (CFG-09). The wizard begins anew when it is left, with another `tokenAddress`,
 * and while the chain does not know its token (WIZ-17): that may be the wrong network or a node that is behind, so such a
 * draft is kept until something else is filled in.
 */
export function useWizardSteps<D extends Draft>({
  draft: stored,
  setDraft,
  emptyDraft,
  furthestStep,
  count,
  onProgress,
}: WizardStepsOptions<D>): {
  /** The draft of this `tokenAddress`: another one is never shown. */
  draft: D;
  step: number;
  tokenQuery: string;
  /** Keys the steps' forms: they begin anew with it. */
  formsKey: string;
  /** The chain does not know the draft's token, so the wizard is back at its first step. */
  isLost: boolean;
  /** The wizard's top: each step begins there. */
  top: RefObject<HTMLDivElement | null>;
  goTo: (step: number) => void;
  back: () => void;
  /** Keeps what was typed into a step, valid or not, where it differs from what was saved. */
  keep: (typed: Partial<D['typed']>) => void;
  /** Keeps a valid step and goes on. */
  save: (part: Partial<D['typed']>, next: number) => void;
} {
  const [search, setSearch] = useSearchParams();
  const tokenQuery = search.get('tokenAddress') ?? '';
  const own = stored.tokenQuery === tokenQuery ? stored : emptyDraft(tokenQuery);
  const asked = Number(search.get('step') ?? '1') - 1;
  const { data: token, refetch } = useTokenInfo(parseAddress(own.verify?.tokenAddress ?? ''));
  const isLost = asked > 0 && token === null;
  const draft = isLost ? emptyDraft(tokenQuery) : own;
  const step = Math.max(0, Math.min(asked || 0, furthestStep(draft)));

  const goTo = (next: number, { replace = false } = {}) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('step', String(next + 1));
        return after;
      },
      { replace },
    );

  // the address and the draft are looked at when the step changes only
  const isFirst = useRef(true);
  useEffect(() => {
    const isReturn = isFirst.current && !search.has('step') && draft.step > 0;
    isFirst.current = false;
    // a draft of an earlier visit goes on where it was left
    if (isReturn) goTo(draft.step, { replace: true });
    else if (!isLost && draft.step !== step) setDraft((before) => ({ ...before, step }));
  }, [step]);
  useEffect(() => {
    if (stored.tokenQuery !== tokenQuery) setDraft(emptyDraft(tokenQuery));
  }, [stored.tokenQuery, tokenQuery, setDraft, emptyDraft]);

  const lostAddress = isLost ? own.verify?.tokenAddress : undefined;
  // after the forms of the lost draft have handed over what was typed into them
  const lostNow = useRef(lostAddress);
  useEffect(() => {
    lostNow.current = lostAddress;
  }, [lostAddress]);
  useEffect(() => {
    if (!isLost) return;
    const timer = setInterval(() => void refetch(), FAST_TICK_MS);
    return () => clearInterval(timer);
  }, [isLost, refetch]);
  const wasLost = useRef(false);
  const epoch = useRef(0);
  if (isLost !== wasLost.current) {
    wasLost.current = isLost;
    // not when somebody begins anew: they are typing
    if (isLost || own.verify) epoch.current += 1;
  }

  useEffect(() => {
    onProgress(((step + 1) / count) * 100);
    return () => onProgress(null);
  }, [step, count, onProgress]);
  useEffect(() => {
    // A reload keeps the draft, leaving the wizard inside the product does not.
    let isUnloading = false;
    const onUnload = () => {
      isUnloading = true;
    };
    const onReturn = () => {
      isUnloading = false;
    };
    window.addEventListener('pagehide', onUnload);
    window.addEventListener('pageshow', onReturn);
    return () => {
      window.removeEventListener('pagehide', onUnload);
      window.removeEventListener('pageshow', onReturn);
      if (!isUnloading) setDraft(emptyDraft());
    };
  }, [setDraft, emptyDraft]);

  const top = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    top.current?.scrollIntoView({ block: 'start' });
    // the pressed button is gone with its step: reading goes on at the title
    top.current?.focus({ preventScroll: true });
  }, [step]);

  /** Who fills in something while the draft is lost begins anew. */
  const begun = (before: D): D =>
    lostNow.current !== undefined && before.verify?.tokenAddress === lostNow.current ? emptyDraft(tokenQuery) : before;

  return {
    draft,
    step,
    tokenQuery,
    formsKey: `${tokenQuery} ${epoch.current}`,
    isLost,
    top,
    goTo: (next) => goTo(next),
    back: () => goTo(step - 1),
    keep: (typed) =>
      setDraft((before) => {
        if (before.tokenQuery !== tokenQuery) return before;
        const draft = begun(before);
        const saved = new Map(Object.entries(draft));
        const news = Object.entries(typed).map(([name, form]) => [
          name,
          keyOf(form) === keyOf(saved.get(name)) ? null : form,
        ]);
        return { ...draft, typed: { ...draft.typed, ...Object.fromEntries(news) } };
      }),
    save: (part, next) => {
      const passed = Object.fromEntries(Object.keys(part).map((name) => [name, null]));
      setDraft((before) => {
        const draft = begun(before);
        return { ...draft, tokenQuery, ...part, typed: { ...draft.typed, ...passed } };
      });
      goTo(next);
    },
  };
}
