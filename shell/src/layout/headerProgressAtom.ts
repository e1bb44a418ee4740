import { atom } from '@rab/wallet-context';

/** Progress in the header, 0 to 100; null shows none. */
export const headerProgressAtom = atom<number | null>(null);
