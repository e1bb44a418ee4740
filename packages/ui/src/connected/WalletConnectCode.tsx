import { Button, Flex, Stack, Text } from '../core/chakra.ts';
import { Smartphone } from '../core/lazyIcons.ts';
import { QrDrawing } from '../overlay/QrDrawing.tsx';
import { CopyButton } from './address/CopyButton.tsx';

/** What a Wallet Connect wallet scans; on a phone first the link that opens the wallet there. */
export function WalletConnectCode({ code }: { code: string }) {
  return (
    <Stack gap="4" align="center" direction={{ base: 'column-reverse', md: 'column' }}>
      <Stack gap="3" align="center">
        <QrDrawing value={code} label="Code for your wallet" />
        <Flex align="center" gap="1" color="fg.muted">
          <Text textStyle="label">Or copy the link</Text>
          <CopyButton text={code} label="Copy link" toastText="Copied link" />
        </Flex>
      </Stack>
      <Button asChild width="full" variant="outline">
        <a href={code}>
          <Smartphone /> Open a wallet on this device
        </a>
      </Button>
    </Stack>
  );
}
