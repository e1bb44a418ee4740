import { ENGLISH } from './i18n.ts';

/** A language that people can choose. */
export interface Language {
  /** As BCP 47 has it; its catalogues are called so. */
  code: string;
  /** What its speakers call it. */
  name: string;
}

/** The languages that come with the product. An operator adds others by a file and a line (docs/languages.md). */
export const LANGUAGES: readonly Language[] = [
  { code: ENGLISH, name: 'English' },
  { code: 'zh-Hans', name: '简体中文' },
  { code: 'vi', name: 'Tiếng Việt' },
  { code: 'tr', name: 'Türkçe' },
  { code: 'es', name: 'Español' },
  { code: 'ar', name: 'العربية' },
];

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = /^(?:Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)$/;

const writingOf = (code: string) => {
  const { language, script } = new Intl.Locale(code).maximize();
  return { language, script };
};

/** `rtl` for a language that is written from right to left, such as Arabic. */
export const directionOf = (code: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.test(writingOf(code).script ?? '') ? 'rtl' : 'ltr';

/**
 * The first of a device's languages that is among ours, in the same script: `zh-CN` is `zh-Hans`, `zh-TW` is not.
 * @param preferred as `navigator.languages` has them; what is no language is passed over
 * @returns English where none is
 */
export function languageOfDevice(preferred: readonly string[], ours: readonly Language[]): string {
  const isSame = (code: string, other: string) => {
    try {
      const [one, two] = [writingOf(code), writingOf(other)];
      return one.language === two.language && one.script === two.script;
    } catch {
      return false;
    }
  };
  for (const wanted of preferred) {
    const found = ours.find(({ code }) => isSame(code, wanted));
    if (found) return found.code;
  }
  return ENGLISH;
}
