import type { Address } from 'viem';

/** Reverse domain name under which the demo wallet announces itself (EIP-6963). */
export const DEMO_WALLET_RDNS = 'local.rab.demo';

/** The page's demo wallet; null where no local chain is configured. Its code is loaded there only. */
export const announced: { demoWallet: { select(account: Address): void } | null } = { demoWallet: null };
