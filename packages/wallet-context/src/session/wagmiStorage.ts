import { v } from '@rab/config';
import { createStorage, type Storage } from 'wagmi';
import { readStored } from '../state/persistentAtom.ts';
import { safeStorage } from '../state/safeStorage.ts';

/** Own key: a partner's page may run a wagmi of its own. */
const KEY = 'rab.wagmi';

/** What wagmi may keep, by the end of the key. */
const SCHEMAS: readonly (readonly [ending: string, schema: v.GenericSchema])[] = [
  ['.recentConnectorId', v.string()],
  ['.connected', v.literal(true)],
  ['.disconnected', v.literal(true)],
  ['.requestedChains', v.array(v.number())],
];

const schemaOf = (key: string) => SCHEMAS.find(([ending]) => key.endsWith(ending))?.[1];

/**
 * wagmi's small notes on top of `safeStorage`, each parsed before it is believed. Its store of connections is not kept:
 * a corrupt one gives a white page, and one that fits shows an account that the wallet may no longer have. Which wallet
 * is connected again is our own choice's matter (`walletChoice.ts`).
 */
export const wagmiStorage: Storage = createStorage({
  key: KEY,
  storage: {
    getItem(key) {
      const schema = schemaOf(key);
      if (!schema || readStored(key, schema) === undefined) return null;
      return safeStorage.getItem(key);
    },
    setItem(key, value) {
      if (schemaOf(key)) safeStorage.setItem(key, value);
    },
    removeItem: safeStorage.removeItem,
  },
});
