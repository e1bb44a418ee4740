import { setupI18n } from '@lingui/core';

/** The language of the sources: its messages are in the code, and no catalogue of it is ever asked for. */
export const ENGLISH = 'en';

/**
 * The one instance that every message of the product goes through. The macros of Lingui compile to calls of it
 * (packages/federation/webpack/sourceConfig.mjs), so a page that shares this package has one language.
 */
export const i18n = setupI18n({ locale: ENGLISH, messages: { [ENGLISH]: {} } });

/** Digits are the same in every language: an amount must be read, copied and typed again. */
export const withDigits = (language: string): string => `${language}-u-nu-latn`;
