import { ENGLISH, LANGUAGES, type Language } from '@rab/language';
import { useAtom } from 'jotai';
import { useAppConfig } from '../state/AppConfigContext.ts';
import { preferencesAtom } from '../state/preferencesAtom.ts';

export interface LanguageChoice {
  /** Ours and those of the configuration. */
  languages: readonly Language[];
  /** Code of the language that the visitor has chosen, at first the device's. */
  chosen: string;
  choose: (code: string) => void;
}

/** The languages to choose from. */
export function useLanguageChoice(): LanguageChoice {
  const [{ language }, set] = useAtom(preferencesAtom);
  const languages = [...LANGUAGES, ...useAppConfig().languages];
  return {
    languages,
    // one that was on offer once
    chosen: languages.some(({ code }) => code === language) ? language : ENGLISH,
    choose: (code) => set((before) => ({ ...before, language: code })),
  };
}
