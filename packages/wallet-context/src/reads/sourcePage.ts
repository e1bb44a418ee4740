import { getSourcePage } from '@rab/sdk/tokens';
import { defineRead } from './defineRead.ts';

/** As `getSourcePage`. Code does not change: asked once. */
export const { useRead: useSourcePage } = defineRead({
  name: 'sourcePage',
  get: getSourcePage,
  about: () => [],
  staleTime: Number.POSITIVE_INFINITY,
});
