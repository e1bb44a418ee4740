import { expect, it } from '@jest/globals';
import { directionOf, LANGUAGES, languageOfDevice } from './languages.ts';

it.each([
  [['vi-VN', 'en'], 'vi'],
  [['fr', 'es-419', 'en'], 'es'],
  [['zh-CN'], 'zh-Hans'],
  [['zh-SG', 'zh'], 'zh-Hans'],
  [['zh-TW', 'tr-TR'], 'tr'],
  [['zh-Hant-HK'], 'en'],
  [['ar-EG'], 'ar'],
  [['C', '', 'x-klingon'], 'en'],
  [[], 'en'],
])('a device that speaks %j is answered in %s [LNG-02]', (preferred, language) => {
  expect(languageOfDevice(preferred, LANGUAGES)).toBe(language);
});

it.each([
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['az-Arab', 'rtl'],
  ['es', 'ltr'],
  ['zh-Hans', 'ltr'],
])('%s goes %s [LNG-03]', (code, direction) => {
  expect(directionOf(code)).toBe(direction);
});
