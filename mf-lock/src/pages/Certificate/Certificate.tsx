import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { formatAmount } from '@rab/contracts';
import { lockedAmount } from '@rab/contracts/lock';
import type { LockRecord } from '@rab/sdk/locks';
import { Box, Button, Facts, Flex, Grid, Heading, Panel, Stack, Text } from '@rab/ui';
import { QrCode } from '@rab/ui/overlay';
import { LinkToContext } from '@rab/ui/router';
import { useChainConfig } from '@rab/wallet-context';
import { useContext } from 'react';
import { headline } from '../LockDetail/headline.ts';
import { claimsOf, claimsText } from './claims.ts';
import { claimTexts } from './claimTexts.ts';
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
  const amount = formatAmount(lockedAmount(lock, madeAt), token.decimals);
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
              <Trans>
                {amount} {token.symbol} locked
              </Trans>
            </Text>
            <Text textStyle="title" color="positive.fg">
              {headline(lock, madeAt)}
            </Text>
            <Heading as="h2" textStyle="title" overflowWrap="anywhere">
              <Trans>
                Lock {String(lock.id)}: {lock.description || untitled}
              </Trans>
            </Heading>
            <Text color="fg.muted">
              <Trans>Locked tokens go only to the lock’s owner, on these dates. Nobody can change that.</Trans>
            </Text>
          </Stack>
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' }} gap="8" alignItems="start">
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
