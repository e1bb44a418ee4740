import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

const KEEP_AFTER_MS = 300;

/**
 * Hands over what a form holds, a moment after it was typed and at the latest when the form or the page goes:
 * neither Back nor a reload loses it.
 * @param keep the same function as long as it does the same
 */
export function useKeepTyped<Form extends FieldValues, Context, Output>(
  { subscribe }: Pick<UseFormReturn<Form, Context, Output>, 'subscribe'>,
  keep: (form: Form) => void,
): void {
  useEffect(() => {
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
  }, [subscribe, keep]);
}
