import { useAccountDrawer, useConnectDrawer, WalletDrawers } from '@rab/ui/connected';
import { useEffect } from 'react';
import { HUGE, WHOLE } from '../extremes.ts';
import type { Stories, Visitor } from '../Story.ts';
import { connected, withSilentWallet, withWallets } from '../visitors.ts';

function ConnectOpen() {
  const { isOpen, open } = useConnectDrawer();
  useEffect(() => {
    if (!isOpen) open();
  }, [isOpen, open]);
  return <WalletDrawers />;
}

function AccountOpen() {
  const { isOpen, open } = useAccountDrawer();
  useEffect(() => {
    if (!isOpen) open();
  }, [isOpen, open]);
  return <WalletDrawers />;
}

const connect = { draw: () => <ConnectOpen />, awaits: '[role=dialog]' };
const account = { draw: () => <AccountOpen />, awaits: '[role=dialog] dl' };
const configured: Visitor['config'] = (fixture) => ({
  ...fixture,
  wallet: { ...fixture.wallet, ownRdns: 'own.wallet', walletConnectProjectId: 'a'.repeat(32) },
});

export const stories: Stories = {
  'connect: no wallet in this browser': connect,
  'connect: several wallets': { ...connect, visitor: withWallets },
  "connect: the product's own is missing, Wallet Connect": {
    ...connect,
    visitor: { ...withWallets, config: configured },
  },
  'connect: waiting for the wallet': { ...connect, visitor: withSilentWallet, press: ['[role=dialog] button'] },
  'account: balances': {
    ...account,
    visitor: { ...connected, answers: { balances: [1_234_567n * (WHOLE / 1_000n), 0n] } },
  },
  'account: biggest balances': { ...account, visitor: { ...connected, answers: { balances: [HUGE, HUGE] } } },
  'account: loading, then without a node': { ...account, visitor: connected },
};
