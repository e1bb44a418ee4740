import { getTokenInfo } from '@rab/sdk/tokens';
import { defineRead } from './defineRead.ts';
import { topics } from './topics.ts';

export const { options: tokenInfoQueryOptions, useRead: useTokenInfo } = defineRead({
  name: 'tokenInfo',
  get: getTokenInfo,
  about: (token) => [topics.token(token)],
  staleTime: 60_000,
});
