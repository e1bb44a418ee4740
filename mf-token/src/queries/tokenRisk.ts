import type { Finding, TokenRisk } from '@rab/token-risk';
import { defineRead, type ReadContext, topics, useReadContext } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';
import { useCallback, useSyncExternalStore } from 'react';

/** A finding with the block at which it is true. */
export interface FindingOfBlock {
  finding: Finding;
  block: bigint;
}

const NOTHING: readonly FindingOfBlock[] = [];
/** What each check that is under way has found so far. */
const found = new Map<string, readonly FindingOfBlock[]>();
const readers = new Set<() => void>();

const keyOf = ({ chain }: ReadContext, token: Address): string => `${chain.id} ${token}`;

function keep(key: string, findings: readonly FindingOfBlock[]): void {
  found.set(key, findings);
  for (const reader of readers) reader();
}

/** As `checkToken`, which comes with the page that asks. It is many questions to the node: asked once, and again when the person wants it. */
export const { useRead: useTokenRisk } = defineRead<Address, TokenRisk | 'no token' | null>({
  name: 'tokenRisk',
  get: async (context, token) => {
    const key = keyOf(context, token);
    let own: readonly FindingOfBlock[] = [];
    keep(key, own);
    const onFinding = (finding: Finding, block: bigint) => {
      // another check of the token has begun since
      if (found.get(key) !== own) return;
      own = [...own, { finding, block }];
      keep(key, own);
    };
    try {
      return await (await import('./checkToken.ts')).checkToken(context, { token, onFinding });
    } finally {
      if (found.get(key) === own) found.delete(key);
    }
  },
  about: (token) => [topics.token(token)],
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

function follow(reader: () => void) {
  readers.add(reader);
  return () => void readers.delete(reader);
}

/** What the check of a token that is under way has found so far, in the order in which it came. */
export function useFindingsSoFar(token: Address): readonly FindingOfBlock[] {
  const key = keyOf(useReadContext(), token);
  const read = useCallback(() => found.get(key) ?? NOTHING, [key]);
  return useSyncExternalStore(follow, read, read);
}
