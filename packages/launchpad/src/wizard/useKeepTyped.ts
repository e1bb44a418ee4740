import type { FieldValues, UseFormReturn } from '@rab/ui/forms';
import { useLayoutEffect } from 'react';

const KEEP_AFTER_MS = 300;

/**
 * Hands over what a step's form holds, a moment after it was typed and at the latest when the step or the page goes:
 * neither Back nor a reload loses it.
 * @param keep always does the same while the form is there
 */
export function useKeepTyped<Form extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Form>, 'subscribe'>,
  keep: (form: Form) => void,
): void {
  // a layout effect ends before the wizard's own: what that one resets on leaving stays reset
  useLayoutEffect(() => {
    let typed: Form | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      clearTimeout(timer);
      if (typed) keep(typed);
      typed = undefined;
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        typed = values;
        clearTimeout(timer);
        timer = setTimeout(flush, KEEP_AFTER_MS);
      },
    });
    window.addEventListener('pagehide', flush);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
}
