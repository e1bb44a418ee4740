import { parseAddress } from '@rab/contracts';
import { useSearchParams } from '@rab/ui/router';
import { useChainConfig } from '@rab/wallet-context';
import { useTokenInfo } from '@rab/wallet-context/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { keyOf } from './keyOf.ts';
import type { LostTokenProps } from './LostToken.tsx';

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
 * and when its token is not on the chain (WIZ-17); such a draft is back when the page goes back to the token's chain.
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
  /** Keys the steps' forms: they begin anew with it. */
  tokenQuery: string;
  /** The token was not on the chain, so the wizard is back at its first step. */
  lost: LostTokenProps | null;
  /** The wizard's top: each step begins there. */
  top: RefObject<HTMLDivElement | null>;
  goTo: (step: number) => void;
  back: () => void;
  /** Keeps what was typed into a step, valid or not, where it differs from what was saved. */
  keep: (typed: Partial<D['typed']>) => void;
  /** Keeps a valid step and goes on. */
  save: (part: Partial<D['typed']>, next: number) => void;
} {
  const chain = useChainConfig();
  const [search, setSearch] = useSearchParams();
  const tokenQuery = search.get('tokenAddress') ?? '';
  const draft = stored.tokenQuery === tokenQuery ? stored : emptyDraft(tokenQuery);
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
    const isReturn = isFirst.current && !search.has('step') && draft.step > 0;
    isFirst.current = false;
    // a draft of an earlier visit goes on where it was left
    if (isReturn) goTo(draft.step, { replace: true });
    else if (draft.step !== step) setDraft((before) => ({ ...before, step }));
  }, [step]);
  useEffect(() => {
    if (stored.tokenQuery !== tokenQuery) setDraft(emptyDraft(tokenQuery));
  }, [stored.tokenQuery, tokenQuery, setDraft, emptyDraft]);

  const { data: token } = useTokenInfo(parseAddress(draft.verify?.tokenAddress ?? ''));
  const foundOn = useRef<number>(undefined);
  const [lost, setLost] = useState<{ draft: D; foundOn: number | undefined; chain: string }>();
  useEffect(() => {
    if (token) foundOn.current = chain.id;
    if (token !== null || step === 0) return;
    setLost({ draft, foundOn: foundOn.current === chain.id ? undefined : foundOn.current, chain: chain.name });
    setDraft(emptyDraft(tokenQuery));
  }, [token, step, chain.id]);
  useEffect(() => {
    if (lost?.foundOn !== chain.id) return;
    setLost(undefined);
    const isUntouched = !draft.verify && !draft.typed.verify;
    if (isUntouched && lost.draft.tokenQuery === tokenQuery) setDraft(lost.draft);
  }, [chain.id]);

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
    draft,
    step,
    tokenQuery,
    lost: lost && step === 0 ? { chain: lost.chain, canReturn: lost.foundOn !== undefined } : null,
    top,
    goTo: (next) => goTo(next),
    back: () => goTo(step - 1),
    keep: (typed) =>
      setDraft((before) => {
        if (before.tokenQuery !== tokenQuery) return before;
        const saved = new Map(Object.entries(before));
        const news = Object.entries(typed).map(([name, form]) => [
          name,
          keyOf(form) === keyOf(saved.get(name)) ? null : form,
        ]);
        return { ...before, typed: { ...before.typed, ...Object.fromEntries(news) } };
      }),
    save: (part, next) => {
      const passed = Object.fromEntries(Object.keys(part).map((name) => [name, null]));
      setDraft((before) => ({ ...before, tokenQuery, ...part, typed: { ...before.typed, ...passed } }));
      setLost(undefined);
      goTo(next);
    },
  };
}
