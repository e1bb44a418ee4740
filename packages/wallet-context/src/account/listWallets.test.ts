import { describe, expect, it } from '@jest/globals';
import { DEMO_WALLET_RDNS } from '../provider/announcedDemoWallet.ts';
import { listWallets } from './listWallets.ts';

const wallet = (id: string) => ({ id, name: id });
const list = (ids: readonly string[], hasPlainInjected = false, ownRdns: string | null = 'own.wallet') => {
  const { wallets, ...rest } = listWallets({ connectors: ids.map(wallet), ownRdns, hasPlainInjected });
  return { ids: wallets.map(({ id }) => id), ...rest };
};

describe('the wallets that are offered', () => {
  it.each([
    [['injected', 'b', 'own.wallet', 'c'], true, ['own.wallet', 'b', 'c', 'injected']],
    [['injected', 'b', 'own.wallet'], false, ['own.wallet', 'b']],
    [['injected'], true, ['injected']],
    [['injected', DEMO_WALLET_RDNS], true, ['injected', DEMO_WALLET_RDNS]],
    [['injected', 'b', 'b', 'c'], false, ['b', 'c']],
  ])('of %j with a plain injected one: %j are %j', (ids, hasPlain, expected) => {
    expect(list(ids, hasPlain).ids).toEqual(expected);
  });

  it.each([
    [['injected', 'own.wallet'], 'own.wallet', false],
    [['injected', 'b'], 'own.wallet', true],
    [['injected', 'b'], null, false],
  ])('of %j with the own one %j: it is missing: %j', (ids, own, isMissing) => {
    expect(list(ids, false, own).isOwnMissing).toBe(isMissing);
  });

  it.each([
    [['injected'], false, true],
    [['injected'], true, false],
    [['injected', 'b'], false, false],
  ])('of %j with a plain injected one: %j: none is installed: %j', (ids, hasPlain, isMissing) => {
    expect(list(ids, hasPlain).isInjectedMissing).toBe(isMissing);
  });
});
