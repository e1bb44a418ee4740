export * from './catalogues.ts';
export * from './format.ts';
export { ENGLISH, i18n } from './i18n.ts';
export * from './languages.ts';
export * from './lists.ts';
export {
  /** @public what Lingui’s macros make imports it */
  Trans,
} from './Trans.tsx';
export { useLanguage } from './useLanguage.ts';
export * from './words.ts';
