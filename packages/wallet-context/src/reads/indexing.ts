import { atom, useAtomValue } from 'jotai';
import type { Topic } from './topics.ts';

/** What the indexer is known to be behind with, one entry per transaction that it has not reached. */
export const indexingAtom = atom<readonly (readonly Topic[])[]>([]);

/**
 * True while a transaction of this page that touched one of the topics is confirmed and not yet in the indexer: an empty
 * list then says nothing.
 */
export const useIsIndexing = (about: readonly Topic[]): boolean =>
  useAtomValue(indexingAtom).some((touched) => touched.some((topic) => about.includes(topic)));
