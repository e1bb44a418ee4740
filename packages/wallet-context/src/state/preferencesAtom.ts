import { v } from '@rab/config';
import { LANGUAGES, languageOfDevice } from '@rab/language';
import { persistentAtom } from './persistentAtom.ts';

/**
 * What the visitor has chosen, kept over visits (CFG-09). `chainId`: the chain, null follows the configuration's default.
 * `language`: at first the device's, where we speak it.
 */
export const preferencesAtom = persistentAtom(
  'rab.configs.v1',
  v.object({ chainId: v.nullable(v.number()), language: v.string() }),
  { chainId: null, language: languageOfDevice(globalThis.navigator?.languages ?? [], LANGUAGES) },
);
