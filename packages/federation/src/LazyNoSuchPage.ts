import { lazyNamed } from '@rab/ui';

/** The fallback page (APP-10), loaded where it is shown. */
export const LazyNoSuchPage = lazyNamed(async () => (await import('./NoSuchPage.tsx')).NoSuchPage);
