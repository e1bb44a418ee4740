import { getLockSum } from '@rab/sdk/locks';
import { defineRead } from './defineRead.ts';
import { topics } from './topics.ts';

export const { useRead: useLockSum } = defineRead({
  name: 'lockSum',
  get: getLockSum,
  about: (token) => [topics.token(token), topics.locks],
  staleTime: 60_000,
});
