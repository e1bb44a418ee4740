import { useSearchParams } from '@rab/ui/router';
import { type RefObject, useEffect, useRef } from 'react';

/** What the draft of every wizard remembers besides its forms. */
interface WizardPlace {
  /** `tokenAddress` of the query that the draft was begun with. */
  tokenQuery: string;
  /** The step (0-based) that was shown last. */
  step: number;
}

export interface WizardStepsOptions<Draft extends WizardPlace> {
  draft: Draft;
  setDraft: (change: Draft | ((before: Draft) => Draft)) => void;
  /** Always the same function. */
  emptyDraft: (tokenQuery?: string) => Draft;
  /** The last step (0-based) that a draft allows: a step opens once all before it are saved. */
  furthestStep: (draft: Draft) => number;
  /** Number of steps. */
  count: number;
  /** The header's progress, 0 to 100; null takes it away. */
  onProgress: (percent: number | null) => void;
}

/**
 * The way through a creation wizard (WIZ-01). The step lives in the URL (`?step=`), what was typed in a draft that
 * survives a reload and remembers its step (CFG-09); leaving the wizard or coming with another `tokenAddress` begins anew (WIZ-17).
 */
export function useWizardSteps<Draft extends WizardPlace>({
  draft,
  setDraft,
  emptyDraft,
  furthestStep,
  count,
  onProgress,
}: WizardStepsOptions<Draft>): {
  step: number;
  tokenQuery: string;
  /** The wizard's top: each step begins there. */
  top: RefObject<HTMLDivElement | null>;
  goTo: (step: number) => void;
  back: () => void;
  /** Keeps a valid step and goes on. */
  save: (part: Partial<Draft>, next: number) => void;
} {
  const [search, setSearch] = useSearchParams();
  const tokenQuery = search.get('tokenAddress') ?? '';
  const asked = Number(search.get('step') ?? '1') - 1;
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
    const isReturn = isFirst.current && !search.has('step') && draft.step > 0 && draft.tokenQuery === tokenQuery;
    isFirst.current = false;
    // a draft of an earlier visit goes on where it was left
    if (isReturn) goTo(draft.step, { replace: true });
    else if (draft.step !== step) setDraft((before) => ({ ...before, step }));
  }, [step]);
  useEffect(() => {
    if (draft.tokenQuery !== tokenQuery) setDraft(emptyDraft(tokenQuery));
  }, [draft.tokenQuery, tokenQuery, setDraft, emptyDraft]);
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
    window.addEventListener('pagehide', onUnload);
    return () => {
      window.removeEventListener('pagehide', onUnload);
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

  return {
    step,
    tokenQuery,
    top,
    goTo: (next) => goTo(next),
    back: () => goTo(step - 1),
    save: (part, next) => {
      setDraft((before) => ({ ...before, tokenQuery, ...part }));
      goTo(next);
    },
  };
}
