import { lazy, type ReactNode } from 'react';

/**
 * A page or part that is loaded when it is drawn for the first time. The nearest `Suspense` shows what is there until
 * then, the nearest boundary what is there instead; `LazyBoundary`, and `lazyPart` of `@rab/ui/overlay`, are both.
 */
export const lazyNamed = <Props extends object>(load: () => Promise<(props: Props) => ReactNode>) =>
  lazy(async () => ({ default: await load() }));
