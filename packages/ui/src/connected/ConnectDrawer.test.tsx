import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AppConfigInput } from '@rab/config';
import { type Browser, removeWallets, renderWithWallets } from '@rab/testing/renderWithWallets';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConnectDrawer } from './ConnectDrawer.tsx';

const OWN = { rdns: 'own.wallet', name: 'Own' };
/** What the drawer ends with. */
const HELP = ['How to connect', 'Terms of Use'];
const RECOMMENDED = ['MetaMask', 'Trust Wallet', 'Binance Wallet', 'Coinbase Wallet', 'Rabby'];

const OTHER = { rdns: 'other.wallet', name: 'Other' };

const configured =
  (wallet: Partial<AppConfigInput['wallet']>) =>
  (fixture: AppConfigInput): AppConfigInput => ({ ...fixture, wallet: { ...fixture.wallet, ...wallet } });
const WITH_ALL = configured({ ownRdns: 'own.wallet', walletConnectProjectId: 'a'.repeat(32) });

/** Opens the drawer and reads its lines. */
async function open(browser: Browser) {
  const onClose = jest.fn();
  const { wallets } = await renderWithWallets(<ConnectDrawer onClose={onClose} />, browser);
  const lines = () =>
    [...screen.getByRole('dialog').querySelectorAll('button, a')]
      .map((line) => line.textContent?.trim())
      .filter((text) => text !== '');
  return { lines, wallets, onClose };
}

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  removeWallets();
  jest.restoreAllMocks();
});

describe('the connect drawer', () => {
  it("offers the provider's own wallet first, the injected one, Wallet Connect and a help link [WAL-01]", async () => {
    const { lines } = await open({ wallets: [OTHER, OWN], injected: 'silent', config: WITH_ALL });
    expect(lines()).toEqual(['Own', 'Other', 'Browser wallet', 'Wallet Connect', ...HELP]);
    expect(screen.getByRole('link', { name: 'How to connect' }).getAttribute('href')).toBe(
      'https://docs.example/wallets',
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it("hides the injected wallet when it is the provider's own, or announces itself [WAL-01]", async () => {
    const own = await open({ wallets: [OTHER, OWN], injected: 1, config: WITH_ALL });
    expect(own.lines()).toEqual(['Own', 'Other', 'Wallet Connect', ...HELP]);
    cleanup();
    removeWallets();
    const other = await open({ wallets: [OTHER, OWN], injected: 0, config: WITH_ALL });
    expect(other.lines()).toEqual(['Own', 'Other', 'Wallet Connect', ...HELP]);
  });

  it('offers the others where an extension guards window.ethereum by throwing [TXF-07]', async () => {
    Object.defineProperty(window, 'ethereum', {
      configurable: true,
      get: () => {
        throw new Error('guarded');
      },
    });
    const { lines, wallets, onClose } = await open({ wallets: [OTHER], config: WITH_ALL });
    expect(lines()).toContain('Other');
    expect(lines()).not.toContain('Browser wallet');
    await userEvent.click(screen.getByRole('button', { name: 'Other' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(wallets[0]?.askedFor('eth_requestAccounts')).not.toEqual([]);
  });

  it('leads to help where the own wallet is not installed, and leaves out Wallet Connect without a project id', async () => {
    const { lines } = await open({
      wallets: [OTHER],
      config: configured({ ownRdns: 'own.wallet', ownName: 'Carrot' }),
    });
    expect(lines()).toEqual(['CarrotNot installed', 'Other', ...HELP]);
    expect(screen.getByRole('link', { name: /^Carrot/ }).getAttribute('href')).toBe('https://docs.example/wallets');
  });

  it('says in an alert that the injected wallet is not installed [WAL-08]', async () => {
    await open({});
    expect(screen.getByRole('alert').textContent).toBe(
      'The injected wallet isn’t installedInstall a browser wallet and reload the page.',
    );
    cleanup();
    const { lines } = await open({ config: WITH_ALL });
    expect(screen.getByRole('alert').textContent).toContain('Use Wallet Connect, or install a browser wallet');
    expect(lines()).toEqual(['RAB WalletNot installed', 'Wallet Connect', ...RECOMMENDED, ...HELP]);
  });

  it('recommends wallets where none is installed, each with a link to its maker’s page over https, and only there', async () => {
    await open({});
    for (const name of RECOMMENDED)
      expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(/^https:\/\/[\w.]+/);
    cleanup();
    await open({ wallets: [OTHER] });
    expect(screen.queryByRole('link', { name: 'MetaMask' })).toBeNull();
  });

  it('connects the wallet that is picked, and distinguishes it from another one that claims to be it [TXF-07]', async () => {
    const { wallets, lines, onClose } = await open({
      wallets: [
        { ...OTHER, accounts: [`0x${'3'.repeat(40)}`] },
        { ...OTHER, name: 'Impostor' },
      ],
    });
    const rdns = OTHER.rdns;
    expect(lines()).toEqual([
      `Other1 of 2 that call themselves ${rdns}`,
      `Impostor2 of 2 that call themselves ${rdns}`,
      ...HELP,
    ]);
    expect(screen.getByText(/Choose the one whose window you recognize\.$/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Other/ }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(wallets[0]?.askedFor('eth_requestAccounts')).toHaveLength(1);
    expect(wallets[1]?.asked).toEqual([]);
  });

  it('stays open without an error when the person refuses in the wallet [WAL-10]', async () => {
    const { wallets, onClose } = await open({ wallets: [OTHER] });
    wallets[0]?.refuses.add('wallet_requestPermissions');
    await userEvent.click(screen.getByRole('button', { name: 'Other' }));
    await screen.findByText('Other didn’t connect.');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    expect(console.warn).toHaveBeenCalledWith('wallet activation failed:', expect.anything());
  });
});
