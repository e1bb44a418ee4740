/**
 * The languages besides English. Each build has a file for each, an empty one where it has no words of its own: nothing that is
 * asked for is missing.
 */
export const TRANSLATIONS = ['zh-Hans', 'vi', 'tr', 'es', 'ar'];
