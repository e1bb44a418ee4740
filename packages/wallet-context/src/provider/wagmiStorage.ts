import * as v from 'valibot';
import { createStorage } from 'wagmi';
import { safeStorage } from '../state/safeStorage.ts';

/** Own key: a partner's page may run a wagmi of its own. */
const KEY = 'rab.wagmi';

const addressText = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/));
const connection = v.object({
  accounts: v.pipe(v.array(addressText), v.minLength(1)),
  chainId: v.number(),
  connector: v.object({ id: v.string() }),
});
const storeSchema = v.object({
  state: v.object({
    chainId: v.pipe(v.number(), v.integer(), v.minValue(1)),
    current: v.nullable(v.string()),
    connections: v.object({ __type: v.literal('Map'), value: v.array(v.tuple([v.string(), connection])) }),
  }),
});

const isUsable = (text: string): boolean => {
  try {
    return v.is(storeSchema, JSON.parse(text));
  } catch {
    return false;
  }
};

/** wagmi's storage on top of `safeStorage`; a corrupt store would give a white page, so it is dropped. */
export const wagmiStorage = createStorage({
  key: KEY,
  storage: {
    ...safeStorage,
    getItem(key) {
      const text = safeStorage.getItem(key);
      if (text === null || key !== `${KEY}.store` || isUsable(text)) return text;
      safeStorage.removeItem(key);
      return null;
    },
  },
});
