import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
    <SideDrawer title={t`Connect a wallet`} isOpen onClose={close}>
      {picked ? (
        <Stack gap="5">
          <Text aria-live="polite">
            {picked.id === walletConnect?.id
              ? code
                ? t`Scan this code with your wallet and approve there.`
                : t`Connecting to Wallet Connect…`
              : t`Approve in ${picked.name}. If no window opens, open the wallet yourself.`}
          </Text>
          <Suspense fallback={<Spinner alignSelf="center" />}>
            {code ? <WalletConnectCode code={code} /> : <Spinner alignSelf="center" />}
          </Suspense>
          <Button variant="ghost" onClick={giveUp}>
            <ArrowLeft /> <Trans>Choose another wallet</Trans>
          </Button>
        </Stack>
      ) : (
        <Stack gap="3">
          {isInjectedMissing && (
            <Box role="alert">
              <Notice tone="warning" title={t`The injected wallet isn’t installed`}>
                {walletConnect
                  ? t`Use Wallet Connect, or install a browser wallet and reload the page.`
                  : t`Install a browser wallet and reload the page.`}
              </Notice>
            </Box>
          )}
          {failed && (
            <Notice tone="info" title={t`${failed.name} didn’t connect.`}>
              <Trans>Try again or choose another wallet.</Trans>
            </Notice>
          )}
          {missingOwn && (
            <WalletLine
              name={missingOwn}
              href={wallet.helpUrl}
              mark={
                <Badge>
                  <Trans>Not installed</Trans>
                </Badge>
              }
            />
          )}
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
              <Trans>
                Some of these wallets share a name, and one may be fake. Choose the one whose window you recognize.
              </Trans>
            </Text>
          )}
          {walletConnect && (
            <WalletLine name={walletConnect.name} icon={<QrCodeIcon />} onClick={() => pick(walletConnect)} />
          )}
          {isInjectedMissing && <RecommendedWallets />}
          <Text color="fg.muted">
            <Trans>
              New to wallets?{' '}
              <Link href={wallet.helpUrl} target="_blank" rel="noopener noreferrer" colorPalette="accent">
                How to connect <ExternalLink size={12} aria-hidden="true" />
              </Link>
            </Trans>
          </Text>
          <Text color="fg.muted" textStyle="label">
            <Trans>
              By connecting a wallet you accept the{' '}
              <Link href={links.termsOfUse} target="_blank" rel="noopener noreferrer" colorPalette="accent">
                Terms of Use
              </Link>
              .
            </Trans>
          </Text>
        </Stack>
      )}
    </SideDrawer>
  );
}
