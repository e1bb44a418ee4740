import { v } from '@rab/config';
import { persistentAtom } from '../state/persistentAtom.ts';

/** The chain that the visitor looks at, kept over visits (CFG-09); null follows the configuration's default. */
export const selectedChainAtom = persistentAtom(
  'rab.configs.v1',
  v.object({ chainId: v.nullable(v.number()), language: v.literal('en') }),
  { chainId: null, language: 'en' },
);
