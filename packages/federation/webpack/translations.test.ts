import { expect, it } from '@jest/globals';
import { LANGUAGES } from '@rab/language';
import { TRANSLATIONS } from './translations.mjs';

it('every language that people can choose, but English, has catalogues in all builds [LNG-02]', () => {
  expect(LANGUAGES.map(({ code }) => code)).toEqual(['en', ...TRANSLATIONS]);
});
