import { atom } from 'jotai';
import type { DemoWallet } from '../provider/demoWallet.ts';

/** The local chain's demo wallet, null where there is none. */
export const demoWalletAtom = atom<DemoWallet | null>(null);
