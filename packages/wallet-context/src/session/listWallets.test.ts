import { describe, expect, it } from '@jest/globals';
import { DEMO_WALLET_RDNS } from './announcedDemoWallet.ts';
import { listWallets } from './listWallets.ts';

const wallet = (id: string) => ({ id, name: id });
const list = (ids: readonly string[], hasPlainInjected = false, ownRdns: string | null = 'own.wallet') => {
  const { wallets, ...rest } = listWallets({ connectors: ids.map(wallet), ownRdns, hasPlainInjected });
  return { ids: wallets.map(({ wallet: { id } }) => id), ...rest };
};

describe('the wallets that are offered', () => {
  it.each([
    [['injected', 'b', 'own.wallet', 'c'], true, ['own.wallet', 'b', 'c', 'injected']],
    [['injected', 'b', 'own.wallet'], false, ['own.wallet', 'b']],
    [['injected'], true, ['injected']],
    [['injected', DEMO_WALLET_RDNS], true, ['injected', DEMO_WALLET_RDNS]],
    [['injected', 'b', 'b', 'c'], false, ['b', 'b', 'c']],
  ])('the list for %j with a plain injected wallet: %j is %j', (ids, hasPlain, expected) => {
    expect(list(ids, hasPlain).ids).toEqual(expected);
  });

  const told = (...connectors: { id: string; name: string; icon?: string }[]) =>
    listWallets({ connectors, ownRdns: null, hasPlainInjected: true }).wallets.map(({ wallet: _, ...rest }) => rest);

  it('have distinct lines where two share a name, or claim to be the same one [TXF-07]', () => {
    const names = told({ id: 'io.one', name: 'Fox' }, { id: 'io.two', name: 'Fox' }, { id: 'io.three', name: 'Bear' });
    expect(names.map(({ name, detail }) => [name, detail])).toEqual([
      ['Fox', 'io.one'],
      ['Fox', 'io.two'],
      ['Bear', undefined],
    ]);
    const twins = told({ id: 'io.one', name: 'Fox' }, { id: 'io.one#2', name: 'Foxy' });
    expect(twins.map(({ detail }) => detail)).toEqual([
      '1 of 2 that call themselves io.one',
      '2 of 2 that call themselves io.one',
    ]);
  });

  it.each(['', '  ', '\u200B\u202E'])('have a name also where they give none: %j [TXF-07]', (name) => {
    expect(told({ id: 'io.one', name })[0]?.name).toBe('io.one');
  });

  it('show the pictures that they bring along, and ask no stranger for one [TXF-07]', () => {
    const iconOf = (icon: string) => told({ id: 'io.one', name: 'One', icon })[0]?.icon;
    expect(iconOf(' data:image/png;base64,AA== ')).toBe('data:image/png;base64,AA==');
    for (const icon of ['https://tracker.example/pixel.png', 'javascript:alert(1)', 'data:text/html,x', ''])
      expect(iconOf(icon)).toBeUndefined();
  });

  it.each([
    [['injected', 'own.wallet'], 'own.wallet', false],
    [['injected', 'b'], 'own.wallet', true],
    [['injected', 'b'], null, false],
  ])('the own wallet is missing from %j with the own one %j: %j', (ids, own, isMissing) => {
    expect(list(ids, false, own).isOwnMissing).toBe(isMissing);
  });

  it.each([
    [['injected'], false, true],
    [['injected'], true, false],
    [['injected', 'b'], false, false],
  ])('no wallet is installed for %j with a plain injected one: %j: %j', (ids, hasPlain, isMissing) => {
    expect(list(ids, hasPlain).isInjectedMissing).toBe(isMissing);
  });
});
