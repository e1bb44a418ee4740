import { FAST_TICK_MS } from '@rab/config';
import { parseAddress } from '@rab/contracts';
import { useFollowCreation } from '@rab/ui/action';
import { useSearchParams } from '@rab/ui/router';
import { newId, useAtom } from '@rab/wallet-context';
import { useTokenInfo } from '@rab/wallet-context/reads';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { StepForm } from './Step.ts';
import { tokenTextOf } from './steps/tokenTextOf.ts';
import type { wizardAtom } from './wizardAtom.ts';
import { formsKey, furthestStep, shownState, stateFor, type WizardState } from './wizardReducer.ts';

export interface ShownWizard extends Pick<WizardState, 'id' | 'saved' | 'typed' | 'isLost' | 'tokenQuery'> {
  /** 0-based; the review's is the number of steps before it. */
  step: number;
  /** Key of the steps' forms: they start over when it changes. */
  formsKey: string;
  /** The wizard's top: each step begins there. */
  top: RefObject<HTMLDivElement | null>;
  goTo: (step: number) => void;
  onTyped: (name: string, form: StepForm) => void;
  onPassed: (name: string, form: StepForm) => void;
  /** The draft's id; one that an earlier version has stored gets it now. */
  onSubmit: () => string;
}

/**
 * Connects a wizard's state with the outside: the step and the token are in the URL (`?step=`, `?tokenAddress=`), the draft in
 * storage; the chain says whether it knows the draft's token, the header shows the progress.
 * @param names of the steps before the review
 * @param onProgress takes the header's progress, 0 to 100; null removes it
 */
export function useWizard(
  atom: ReturnType<typeof wizardAtom>,
  names: readonly string[],
  onProgress: (percent: number | null) => void,
): ShownWizard {
  const [search, setSearch] = useSearchParams();
  const [stored, dispatch] = useAtom(atom);
  const tokenQuery = search.get('tokenAddress') ?? '';
  const asked = Number(search.get('step') ?? '1') - 1 || 0;
  const own = stateFor(stored, tokenQuery);
  const { isEntered, isLost } = own;
  const shown = shownState(own);
  const step = Math.max(0, Math.min(asked, furthestStep(shown, names)));
  const { data: token, refetch } = useTokenInfo(parseAddress(tokenTextOf(own.saved)));
  const isUnknown = asked > 0 && token === null;

  const goTo = useCallback(
    (next: number, { replace = false } = {}) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          after.set('step', String(next + 1));
          return after;
        },
        { replace },
      ),
    [setSearch],
  );

  // the URL: a draft of an earlier visit continues where it was left
  const leftAt = !isEntered && !search.has('step') ? own.step : 0;
  useEffect(() => {
    if (leftAt > 0) goTo(leftAt, { replace: true });
    else dispatch({ type: 'wentTo', tokenQuery, step });
  }, [leftAt, tokenQuery, step, goTo, dispatch]);

  // the chain: a token that it does not know may be known later
  useEffect(() => {
    dispatch({ type: isUnknown ? 'tokenLost' : 'tokenFound' });
    if (!isUnknown) return;
    const timer = setInterval(() => void refetch(), FAST_TICK_MS);
    return () => clearInterval(timer);
  }, [isUnknown, refetch, dispatch]);

  // what was created of the draft: it is not offered again
  useFollowCreation(shown.id);

  // the header
  const count = names.length + 1;
  useEffect(() => {
    onProgress(((step + 1) / count) * 100);
    return () => onProgress(null);
  }, [step, count, onProgress]);

  // leaving: a reload keeps the draft, leaving the wizard inside the product does not
  useEffect(() => {
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
      if (!isUnloading) dispatch({ type: 'left' });
    };
  }, [dispatch]);

  // focus: the pressed button is gone with its step, reading continues at the title
  const top = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  }, [step]);

  const forms = formsKey(own);
  return {
    ...shown,
    isLost,
    step,
    formsKey: forms,
    top,
    goTo: useCallback((next: number) => goTo(next), [goTo]),
    onTyped: useCallback(
      (name, form) => dispatch({ type: 'typed', forms, name, form, id: newId() }),
      [dispatch, forms],
    ),
    onPassed: (name, form) => {
      dispatch({ type: 'passed', name, form, id: newId() });
      goTo(step + 1);
    },
    onSubmit: () => {
      const id = shown.id ?? newId();
      dispatch({ type: 'submitted', id });
      return id;
    },
  };
}
