import { FAST_TICK_MS } from '@rab/config';

/** Option of a query that is read once: while it fails it is read again at every fast tick. */
export const askAgain = {
  refetchInterval: ({ state }: { state: { status: string } }) => (state.status === 'error' ? FAST_TICK_MS : false),
} as const;

/** True from the first failure of a query until its first answer, also while it is read again. */
export const isUnanswered = ({ data, errorUpdateCount }: { data: unknown; errorUpdateCount: number }): boolean =>
  data === undefined && errorUpdateCount > 0;
