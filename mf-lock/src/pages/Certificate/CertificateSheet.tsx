import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Box, Button, Facts, Flex, Grid, Heading, Panel, Stack, Text } from '@rab/ui';
import { QrCode } from '@rab/ui/overlay';
import { useChainConfig } from '@rab/wallet-context';
import type { ReactNode } from 'react';
import { Seal } from './Seal.tsx';

/** On paper there is nothing but the certificate, dark on white whatever the theme. */
const ON_PAPER = {
  position: 'fixed',
  inset: '0',
  zIndex: 'max',
  bg: 'white',
  rounded: '0',
  borderWidth: '0',
  '& *': { color: 'black !important' },
} as const;

interface CertificateSheetProps {
  /** What is locked, in the largest line. */
  what: ReactNode;
  /** How the lock is. */
  headline: string;
  /** Which lock it is, with its title. */
  name: ReactNode;
  /** What nobody can change. */
  promise: ReactNode;
  texts: readonly { name: string; label: string; text: string }[];
  /** To the comparison of what the certificate claims with the chain. */
  link: URL;
}

/** A lock as a page to print. */
export function CertificateSheet({ what, headline, name, promise, texts, link }: CertificateSheetProps) {
  const chain = useChainConfig();
  return (
    <Stack gap="4">
      <Panel css={{ '@media print': ON_PAPER }} padding={{ base: '2', md: '3' }}>
        <Stack
          gap="8"
          borderWidth="3px"
          borderStyle="double"
          borderColor="positive.solid"
          rounded="l3"
          padding={{ base: '4', md: '10' }}
          data-testid="certificate"
        >
          <Stack gap="3" align="center" textAlign="center">
            <Seal />
            <Text color="fg.muted">
              <Trans>Lock certificate · {chain.name}</Trans>
            </Text>
            <Text textStyle={{ base: 'headline', md: 'hero' }} overflowWrap="anywhere">
              {what}
            </Text>
            <Text textStyle="title" color="positive.fg">
              {headline}
            </Text>
            <Heading as="h2" textStyle="title" overflowWrap="anywhere">
              {name}
            </Heading>
            <Text color="fg.muted">{promise}</Text>
          </Stack>
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' }} gap="8" alignItems="start">
            <Facts
              facts={texts.map(({ name, label, text }) => ({
                label,
                value: (
                  <Box as="span" overflowWrap="anywhere">
                    {name === 'chainId' ? `${chain.name} (${text})` : text}
                  </Box>
                ),
              }))}
            />
            <Stack gap="3" align="center" maxW={{ lg: '72' }} textAlign="center" justifySelf="center">
              <QrCode value={link.href} label={t`QR code that opens the check of this certificate`} />
              <Text textStyle="label">
                <Trans>
                  Verify before you trust: scan the code and make sure that the address starts with <b>{link.origin}</b>
                  . The page compares this certificate with the lock on-chain and exposes a forgery.
                </Trans>
              </Text>
            </Stack>
          </Grid>
        </Stack>
      </Panel>
      <Flex gap="3" wrap="wrap" css={{ '@media print': { display: 'none' } }}>
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
  );
}
