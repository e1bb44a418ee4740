import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Flex, Stack, Text } from '../core/chakra.ts';
import { Smartphone } from '../core/lazyIcons.ts';
import { QrDrawing } from '../overlay/QrDrawing.tsx';
import { CopyButton } from './address/CopyButton.tsx';

/** What a Wallet Connect wallet scans; on a phone first the link that opens the wallet there. */
export function WalletConnectCode({ code }: { code: string }) {
  return (
    <Stack gap="4" align="center" direction={{ base: 'column-reverse', md: 'column' }}>
      <Stack gap="3" align="center">
        <QrDrawing value={code} label={t`Code for your wallet`} />
        <Flex align="center" gap="1" color="fg.muted">
          <Text textStyle="label">
            <Trans>Or copy the link</Trans>
          </Text>
          <CopyButton text={code} label={t`Copy link`} toastText={t`Copied link`} />
        </Flex>
      </Stack>
      <Button asChild width="full" variant="outline">
        <a href={code}>
          <Smartphone /> <Trans>Open a wallet on this device</Trans>
        </a>
      </Button>
    </Stack>
  );
}
