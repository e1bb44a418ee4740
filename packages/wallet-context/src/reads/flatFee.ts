import { getFlatFee } from '@rab/sdk/tokens';
import { askAgain } from './askAgain.ts';
import { defineRead } from './defineRead.ts';
import { topics } from './topics.ts';

export const { options: flatFeeQueryOptions, useRead: useFlatFee } = defineRead({
  name: 'flatFee',
  get: getFlatFee,
  about: () => [topics.settings],
  ...askAgain,
});
