import { shortAddress } from '@rab/contracts';
import { useChainConfig, useSwitchToChain, useWallet } from '@rab/wallet-context';
import { Button } from '../core/chakra.ts';
import { useAccountDrawer, useConnectDrawer } from '../core/connectDrawer.ts';
import { Identicon } from '../core/Identicon.tsx';
import { WalletIcon } from '../core/icons.ts';

/** The wallet in one button: connect, change the network, or the account (which opens its drawer). */
export function WalletButton() {
  const wallet = useWallet();
  const chain = useChainConfig();
  const connect = useConnectDrawer();
  const account = useAccountDrawer();
  const { switchChain, isSwitching } = useSwitchToChain();
  if (wallet.status === 'wrong-chain') {
    return (
      <Button colorPalette="warning" loading={isSwitching} onClick={switchChain}>
        Change network to {chain.name}
      </Button>
    );
  }
  if (wallet.status === 'ready') {
    return (
      <Button variant="outline" onClick={account.open} aria-label={`Account ${shortAddress(wallet.address, 7, 7)}`}>
        <Identicon address={wallet.address} />
        {shortAddress(wallet.address)}
      </Button>
    );
  }
  return (
    <Button colorPalette="accent" loading={wallet.status === 'connecting'} onClick={connect.open}>
      <WalletIcon /> Connect wallet
    </Button>
  );
}
