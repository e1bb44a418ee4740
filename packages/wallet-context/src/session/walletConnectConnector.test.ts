import { expect, it } from '@jest/globals';
import type { AppConfig } from '@rab/config';
import { requiredChainOf } from './walletConnectConnector.ts';

it('Wallet Connect requires chain 56 where the page has it, whatever its default chain, and that one elsewhere [WAL-09]', () => {
  const of = (ids: number[], defaultChainId: number) =>
    requiredChainOf({ chains: Object.fromEntries(ids.map((id) => [id, {}])), defaultChainId } as unknown as AppConfig);
  expect(of([56, 31_337], 31_337)).toBe(56);
  expect(of([31_337, 204], 204)).toBe(204);
});
