import { useAppConfig } from '@rab/wallet-context';
import { useConnectWallet, type WalletOption } from '@rab/wallet-context/wallet';
import { Suspense, useRef, useState } from 'react';
import { Badge, Box, Button, Link, Spinner, Stack, Text } from '../core/chakra.ts';
import { ExternalLink } from '../core/icons.ts';
import { ArrowLeft, QrCodeIcon } from '../core/lazyIcons.ts';
import { lazyNamed } from '../core/lazyNamed.ts';
import { Notice } from '../core/Notice.tsx';
import { SideDrawer } from '../overlay/SideDrawer.tsx';
import { RecommendedWallets } from './RecommendedWallets.tsx';
import { WalletLine } from './WalletLine.tsx';

const WalletConnectCode = lazyNamed(async () => (await import('./WalletConnectCode.tsx')).WalletConnectCode);

/** Offers the wallets of this browser, Wallet Connect and help (WAL-01). */
export function ConnectDrawer({ onClose }: { onClose: () => void }) {
  const { options, walletConnect, code, missingOwn, isInjectedMissing, cancel } = useConnectWallet();
  const { wallet, links } = useAppConfig();
  const [picked, setPicked] = useState<WalletOption | null>(null);
  const [failed, setFailed] = useState<WalletOption | null>(null);
  const attempt = useRef<WalletOption>(null);

  const pick = async (option: WalletOption) => {
    setFailed(null);
    setPicked(option);
    attempt.current = option;
    const isConnected = await option.connect();
    if (isConnected) return onClose();
    // given up in the meantime: how it ended is no news
    if (attempt.current !== option) return;
    setPicked(null);
    setFailed(option);
  };
  const giveUp = () => {
    if (!picked) return;
    attempt.current = null;
    setPicked(null);
    cancel();
  };
  const close = () => {
    giveUp();
    onClose();
  };

  return (
    <SideDrawer title="Connect a wallet" isOpen onClose={close}>
      {picked ? (
        <Stack gap="5">
          <Text aria-live="polite">
            {picked.id === walletConnect?.id
              ? code
                ? 'Scan this code with your wallet and approve there.'
                : 'Connecting to Wallet Connect…'
              : `Approve in ${picked.name}. If no window opens, open the wallet yourself.`}
          </Text>
          <Suspense fallback={<Spinner alignSelf="center" />}>
            {code ? <WalletConnectCode code={code} /> : <Spinner alignSelf="center" />}
          </Suspense>
          <Button variant="ghost" onClick={giveUp}>
            <ArrowLeft /> Choose another wallet
          </Button>
        </Stack>
      ) : (
        <Stack gap="3">
          {isInjectedMissing && (
            <Box role="alert">
              <Notice tone="warning" title="The injected wallet isn’t installed">
                {walletConnect
                  ? 'Use Wallet Connect, or install a browser wallet and reload the page.'
                  : 'Install a browser wallet and reload the page.'}
              </Notice>
            </Box>
          )}
          {failed && (
            <Notice tone="info" title={`${failed.name} didn’t connect.`}>
              Try again or choose another wallet.
            </Notice>
          )}
          {missingOwn && <WalletLine name={missingOwn} href={wallet.helpUrl} mark={<Badge>Not installed</Badge>} />}
          {options.map((option) => (
            <WalletLine
              key={option.id}
              name={option.name}
              detail={option.detail}
              icon={option.icon}
              onClick={() => pick(option)}
            />
          ))}
          {options.some(({ detail }) => detail) && (
            <Text color="fg.muted" textStyle="label">
              Some of these wallets share a name, and one may be fake. Choose the one whose window you recognize.
            </Text>
          )}
          {walletConnect && (
            <WalletLine name={walletConnect.name} icon={<QrCodeIcon />} onClick={() => pick(walletConnect)} />
          )}
          {isInjectedMissing && <RecommendedWallets />}
          <Text color="fg.muted">
            New to wallets?{' '}
            <Link href={wallet.helpUrl} target="_blank" rel="noopener noreferrer" colorPalette="accent">
              How to connect <ExternalLink size={12} aria-hidden="true" />
            </Link>
          </Text>
          <Text color="fg.muted" textStyle="label">
            By connecting a wallet you accept the{' '}
            <Link href={links.termsOfUse} target="_blank" rel="noopener noreferrer" colorPalette="accent">
              Terms of Use
            </Link>
            .
          </Text>
        </Stack>
      )}
    </SideDrawer>
  );
}
