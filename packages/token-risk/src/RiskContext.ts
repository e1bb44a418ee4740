import type { Address, PublicClient } from 'viem';

/** What the check works with: the connection to a chain, and what the product has and uses there. */
export interface RiskContext {
  client: Pick<PublicClient, 'request' | 'simulateBlocks'>;
  /** Null where the chain does not have it. */
  contracts: {
    rabbitLock: Address | null;
    launchpadSetting: Address | null;
    positionLock?: Address | null;
    positionProof?: Address | null;
  };
  /** V2 exchanges. */
  exchanges: readonly { name: string; factory: Address; router: Address }[];
  /** Currencies other than the native one whose pools are looked for; the zero address is skipped. */
  baseTokens: readonly { address: Address }[];
}
