import { useAppConfig, useConnectWallet, type WalletOption } from '@rab/wallet-context';
import { useState } from 'react';
import { Badge, Box, Button, Image, Link, Stack, Text } from '../core/chakra.ts';
import { WalletIcon } from '../core/icons.ts';
import { Notice } from '../core/Notice.tsx';
import { SideDrawer } from '../overlay/SideDrawer.tsx';

/** Offers the wallets of this browser. */
export default function ConnectDrawer({ onClose }: { onClose: () => void }) {
  const { options, isConnecting } = useConnectWallet();
  const { wallet } = useAppConfig();
  const [failed, setFailed] = useState(false);
  const pick = async (option: WalletOption) => {
    setFailed(false);
    if (await option.connect()) onClose();
    else setFailed(true);
  };
  return (
    <SideDrawer title="Connect a wallet" isOpen onClose={onClose}>
      <Stack gap="3">
        {options.map((option) => (
          <Button
            key={option.id}
            variant="outline"
            size="xl"
            justifyContent="flex-start"
            disabled={isConnecting}
            onClick={() => pick(option)}
          >
            {option.icon ? <Image src={option.icon} alt="" boxSize="6" rounded="sm" /> : <WalletIcon />}
            <Box flex="1" textAlign="start" truncate>
              {option.name}
            </Box>
            {option.isDemo && <Badge colorPalette="warning">Local only</Badge>}
          </Button>
        ))}
        {options.length === 0 && (
          <Notice tone="warning" title="No wallet found">
            The injected wallet is not installed. Install a wallet for this browser and reload the page.
          </Notice>
        )}
        {failed && <Notice tone="info">The wallet did not connect. You can try again or choose another one.</Notice>}
        <Text color="fg.muted">
          New to wallets?{' '}
          <Link href={wallet.helpUrl} target="_blank" rel="noopener noreferrer" colorPalette="accent">
            How to connect
          </Link>
        </Text>
      </Stack>
    </SideDrawer>
  );
}
