import { defineRead } from './defineRead.ts';

/** As `isOwnLocker` of the library. Code does not change: asked once. */
export const { useRead: useIsOwnLocker } = defineRead<'code', boolean>({
  name: 'ownLocker',
  get: async (context) => (await import('./getOwnLocker.ts')).isOwnLocker(context),
  about: () => [],
  staleTime: Number.POSITIVE_INFINITY,
});
