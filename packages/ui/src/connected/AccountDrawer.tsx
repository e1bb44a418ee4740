import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { shortAddress } from '@rab/contracts';
import { useChainConfig, useWallet } from '@rab/wallet-context';
import { useBaseBalances } from '@rab/wallet-context/reads';
import { useDemoAccounts, useDisconnectWallet } from '@rab/wallet-context/wallet';
import { Amount } from '../core/Amount.tsx';
import { Box, Button, Heading, Skeleton, Span, Stack, Text } from '../core/chakra.ts';
import { Facts } from '../core/Facts.tsx';
import { Identicon } from '../core/Identicon.tsx';
import { WalletIcon } from '../core/icons.ts';
import { KeptMark } from '../core/KeptMark.tsx';
import { Check, LogOut } from '../core/lazyIcons.ts';
import { Notice } from '../core/Notice.tsx';
import { TokenLogo } from '../core/TokenLogo.tsx';
import { SideDrawer } from '../overlay/SideDrawer.tsx';
import { AreaLink } from '../router/AreaLink.tsx';
import { Address } from './address/Address.tsx';

const BALANCE_PLACES = 3;

/** Account info: address, balances of the base tokens, disconnect; on the local demo wallet also its accounts. */
export function AccountDrawer({ onClose }: { onClose: () => void }) {
  const wallet = useWallet();
  const demoAccounts = useDemoAccounts();
  const safeHost = useChainConfig().local?.safeHost;
  const disconnect = useDisconnectWallet();
  const { balances, status } = useBaseBalances();
  if (!wallet.address) return null;
  return (
    <SideDrawer title={t`Account info`} isOpen onClose={onClose}>
      <Stack gap="6">
        <Stack gap="1">
          <Address address={wallet.address} leading={7} trailing={7} copiedText={t`Copied Address`} />
          <Text color="fg.muted" textStyle="label">
            <Trans>Connected with {wallet.walletName}</Trans>
          </Text>
        </Stack>
        <Button asChild variant="outline" onClick={onClose}>
          <AreaLink to={paths.my()}>
            <WalletIcon /> <Trans>My portfolio</Trans>
          </AreaLink>
        </Button>
        <Box aria-busy={status === 'not-fetched' || status === 'fetching'} data-fetch-status={status}>
          <Facts
            facts={balances.map(({ token, balance, keptAt }) => ({
              label: token.symbol,
              picture: <TokenLogo logo={token.logo} symbol={token.symbol} />,
              value:
                balance === undefined ? (
                  <Skeleton width="20" height="5" />
                ) : (
                  <>
                    <Amount value={balance} decimals={token.decimals} places={BALANCE_PLACES} />
                    <KeptMark at={keptAt} />
                  </>
                ),
            }))}
          />
        </Box>
        {demoAccounts.length > 0 && (
          <Stack gap="3">
            <Heading as="h3" textStyle="body" fontWeight="semibold">
              <Trans>Demo accounts</Trans>
            </Heading>
            <Notice tone="warning">
              <Trans>They exist on this local chain only. Never send real coins to them.</Trans>
            </Notice>
            {demoAccounts.map(({ name, address, select }) => {
              const isActive = address === wallet.address;
              return (
                <Button
                  key={address}
                  variant={isActive ? 'subtle' : 'outline'}
                  justifyContent="flex-start"
                  aria-pressed={isActive}
                  onClick={select}
                >
                  <Identicon address={address} />
                  <Span flex="1" textAlign="start">
                    {name}
                  </Span>
                  <Span as="bdi" translate="no" color="fg.muted" fontFamily="mono" textStyle="label">
                    {shortAddress(address)}
                  </Span>
                  {isActive && <Check />}
                </Button>
              );
            })}
            {safeHost && (
              <Button asChild variant="outline" justifyContent="flex-start">
                <a href={`${safeHost}/?app=${encodeURIComponent(location.href)}`}>
                  <Trans>Open this page in a demo Safe</Trans>
                </a>
              </Button>
            )}
          </Stack>
        )}
        <Button
          variant="outline"
          onClick={() => {
            void disconnect();
            onClose();
          }}
        >
          <LogOut /> <Trans>Disconnect</Trans>
        </Button>
      </Stack>
    </SideDrawer>
  );
}
