import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import type { LockRecord } from '@rab/sdk/locks';
import { Box, Button, Facts, Flex, Heading, Panel, Stack, Text } from '@rab/ui';
import { QrCode } from '@rab/ui/overlay';
import { LinkToContext } from '@rab/ui/router';
import { useChainConfig } from '@rab/wallet-context';
import { useContext } from 'react';
import { claimsOf, claimsText } from './claims.ts';
import { claimTexts } from './claimTexts.ts';

/** On paper there is nothing but the certificate, dark on white whatever the theme. */
const ON_PAPER = {
  position: 'fixed',
  inset: '0',
  zIndex: 'max',
  bg: 'white',
  rounded: '0',
  borderWidth: '0',
  '& *': { color: 'black !important' },
  '& button': { display: 'none' },
} as const;

interface CertificateProps {
  lock: LockRecord;
  token: { decimals: number; symbol: string };
  /** Chain time, unix seconds. */
  madeAt: bigint;
  /** Query parameter of the claims. */
  param: string;
}

/** A lock as a page to print; its code leads to the comparison of what it claims with the chain. */
export function Certificate({ lock, token, madeAt, param }: CertificateProps) {
  const chain = useChainConfig();
  const claims = claimsOf(lock, chain.id, madeAt);
  const link = new URL(useContext(LinkToContext)(paths.lockCertificate(lock.id)), location.href);
  link.search = new URLSearchParams({ [param]: claimsText(claims) }).toString();
  const untitled = t`Untitled`;
  return (
    <Panel css={{ '@media print': ON_PAPER }}>
      <Stack gap="6" data-testid="certificate">
        <Flex justify="space-between" gap="6" wrap="wrap" align="start">
          <Stack gap="1" minW="0" flex="1 1 280px">
            <Heading as="h2" textStyle="title" overflowWrap="anywhere">
              <Trans>
                Lock {String(lock.id)}: {lock.description || untitled}
              </Trans>
            </Heading>
            <Text color="fg.muted">
              <Trans>
                {chain.name}. Locked tokens go only to the lock’s owner, on these dates. Nobody can change that.
              </Trans>
            </Text>
          </Stack>
          <Stack gap="2" align="center">
            <QrCode value={link.href} label={t`QR code that opens the check of this certificate`} />
          </Stack>
        </Flex>
        <Facts
          facts={claimTexts(claims, token).map(({ name, label, text }) => ({
            label,
            value: (
              <Box as="span" overflowWrap="anywhere">
                {name === 'chainId' ? `${chain.name} (${text})` : text}
              </Box>
            ),
          }))}
        />
        <Text>
          <Trans>
            Verify before you trust: scan the code and make sure that the address starts with <b>{link.origin}</b>. The
            page compares this certificate with the lock on-chain and exposes a forgery.
          </Trans>
        </Text>
        <Flex gap="3" wrap="wrap">
          <Button colorPalette="accent" onClick={() => print()}>
            <Trans>Print</Trans>
          </Button>
          <Button asChild variant="outline">
            <a href={link.href}>
              <Trans>Check against the chain</Trans>
            </a>
          </Button>
        </Flex>
      </Stack>
    </Panel>
  );
}
