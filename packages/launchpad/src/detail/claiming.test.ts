import { describe, expect, it } from '@jest/globals';
import { type ChainConfig, parseConfig } from '@rab/config';
import { configFixture } from '@rab/testing/configFixture';
import type { ChainClient } from '@rab/wallet-context/contract';
import { launchpadFixture } from '../../test/launchpadFixture.ts';
import { type BuyerState, claimableQueryOptions } from '../queries/saleState.ts';
import { buyerActions } from './buyerActions.ts';

const chain = parseConfig(configFixture()).chains['56'] as ChainConfig;
const account = '0x5555555555555555555555555555555555555555';
const sale = launchpadFixture();
const buyer: BuyerState = {
  baseDeposited: 4n * 10n ** 18n,
  totalAmount: 4000n * 10n ** 18n,
  claimedAmount: 0n,
  userRefAmount: 0n,
};
/** A node whose simulation of `userWithdrawTokens` answers this. */
const nodeThat = (simulateContract: () => Promise<unknown>) => ({ simulateContract }) as unknown as ChainClient;

describe('claiming', () => {
  it('is open once the liquidity is generated and a simulated claim, made every 60 s after the end, gives tokens; a failed one counts as 0 [BUY-06]', async () => {
    const claimable = (node: ChainClient, hasEnded: boolean) =>
      claimableQueryOptions(node, chain, sale.id, account, hasEnded);
    const working = claimable(
      nodeThat(async () => ({ result: 7n })),
      true,
    );
    expect(working).toMatchObject({ enabled: true, refetchInterval: 60_000 });
    expect(await (working.queryFn as () => Promise<bigint>)()).toBe(7n);
    const failing = claimable(
      nodeThat(() => Promise.reject(new Error('execution reverted'))),
      true,
    );
    expect(await (failing.queryFn as () => Promise<bigint>)()).toBe(0n);
    expect(claimable(nodeThat(Promise.reject), false).enabled).toBe(false);

    const listed = launchpadFixture({ totalBaseCollected: 4n * 10n ** 18n, lpGenerationComplete: true });
    const unlisted = launchpadFixture({ totalBaseCollected: 4n * 10n ** 18n });
    expect(buyerActions(listed, buyer, 7n, 2001n).canClaim).toBe(true);
    expect(buyerActions(listed, buyer, 0n, 2001n).canClaim).toBe(false);
    expect(buyerActions(unlisted, buyer, 7n, 2001n).canClaim).toBe(false);
  });
});

describe('taking a deposit back', () => {
  it('is open on a failed sale for who has a deposit and claimed nothing', () => {
    const failed = launchpadFixture({ forceFailed: true });
    expect(buyerActions(failed, buyer, 0n, 1500n).canRefund).toBe(true);
    expect(buyerActions(failed, { ...buyer, baseDeposited: 0n }, 0n, 1500n).canRefund).toBe(false);
    expect(buyerActions(failed, { ...buyer, claimedAmount: 1n }, 0n, 1500n).canRefund).toBe(false);
    expect(buyerActions(sale, buyer, 0n, 1500n).canRefund).toBe(false);
  });
});
