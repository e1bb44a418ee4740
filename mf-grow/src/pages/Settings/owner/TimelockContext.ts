import type { Address } from '@rab/wallet-context/reads';
import { createContext } from 'react';

/** The timelock that owns the settings, where the connected account proposes to it. `delay` in seconds. */
export const TimelockContext = createContext<{ address: Address; delay: bigint } | null>(null);
