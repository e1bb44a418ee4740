import { speak } from '@rab/language';
import { useLanguageChoice } from '@rab/wallet-context';
import { useEffect } from 'react';

/** Lets the page speak the visitor's language, once what was drawn before the program was there has been taken over. */
export function VisitorLanguage() {
  const { chosen } = useLanguageChoice();
  useEffect(() => void speak(chosen), [chosen]);
  return null;
}
