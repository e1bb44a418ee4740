import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { shortAddress } from '@rab/contracts';
import { useChainConfig, useWallet } from '@rab/wallet-context';
import { Suspense } from 'react';
import { Button, type ButtonProps, Span } from '../core/chakra.ts';
import { WalletIcon } from '../core/icons.ts';
import { lazyNamed } from '../core/lazyNamed.ts';
import { useAccountDrawer, useConnectDrawer } from './connectDrawer.ts';
import { useSwitchChain } from './useSwitchChain.ts';

const NoPicture = () => <Span boxSize="5" flexShrink="0" />;

// only a connected account has one: it is not part of the first load, and the button works without it
const Identicon = lazyNamed<{ address: `0x${string}` }>(() =>
  import('../core/Identicon.tsx').then(
    ({ Identicon: Picture }) => Picture,
    () => NoPicture,
  ),
);

/** On a phone it is as high as a thumb needs. */
const TOUCH: ButtonProps['minH'] = { base: '11', md: '10' };

/** On the narrowest phones it makes room for the rest of the header. */
const FIT: ButtonProps = { minW: '0', flexShrink: 1, paddingX: { base: '2.5', md: '4' }, minH: TOUCH };

/** The wallet in one button: connect, change the network, or the account (which opens its drawer). */
export function WalletButton() {
  const wallet = useWallet();
  const chain = useChainConfig();
  const connect = useConnectDrawer();
  const account = useAccountDrawer();
  const { switchChain, isSwitching } = useSwitchChain();
  if (wallet.status === 'wrong-chain') {
    return (
      <Button {...FIT} colorPalette="warning" loading={isSwitching} onClick={switchChain}>
        <Span truncate>
          <Trans>Change network to {chain.name}</Trans>
        </Span>
      </Button>
    );
  }
  if (wallet.status === 'ready') {
    const address = shortAddress(wallet.address, 7, 7);
    return (
      <Button {...FIT} variant="outline" onClick={account.open} aria-label={t`Account ${address}`}>
        <Suspense fallback={<NoPicture />}>
          <Identicon address={wallet.address} />
        </Suspense>
        <Span hideBelow="lg">
          <bdi translate="no">{address}</bdi>
        </Span>
        <Span hideFrom="lg">
          <bdi translate="no">{shortAddress(wallet.address)}</bdi>
        </Span>
      </Button>
    );
  }
  return (
    <Button
      aria-label={t`Connect wallet`}
      minW="0"
      flexShrink={1}
      colorPalette="accent"
      minH={TOUCH}
      loading={wallet.status === 'connecting'}
      onClick={connect.open}
    >
      <WalletIcon /> <Span truncate>{t`Connect wallet`}</Span>
    </Button>
  );
}
