import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { isDraft, useLanguage } from '@rab/language';
import { Box, Flex, Link, Stack, Text } from '@rab/ui';
import { RouterLink } from '@rab/ui/router';
import { useLinks } from '../useLinks.ts';

const LOOK = { color: 'fg.muted', minH: '6', _hover: { color: 'fg' } } as const;

/** Links, disclaimer and copyright (APP-18, APP-19), and the way to what the site runs. */
export function Footer() {
  const links = useLinks();
  const pages = [
    [t`About us`, links?.aboutUs],
    [t`FAQs`, links?.faqs],
    [t`Docs`, links?.docs],
    [t`Terms of Use`, links?.termsOfUse],
    [t`Contact`, links?.contact],
    [t`Feedback`, links?.feedback],
  ] as const;
  return (
    <Box as="footer" borderTopWidth="1px" marginTop="16" paddingY="8" color="fg.muted">
      <Stack gap="6" maxW="var(--rab-page)" marginX="auto" paddingX={{ base: '4', md: '8' }}>
        <Text textStyle="label" maxW="80ch">
          <Trans>
            Disclaimer: RAB Launchpad does not endorse any project listed here and is not liable for losses. Anyone can
            create a token, a sale or a lock. Do your own research before you invest.
          </Trans>
        </Text>
        <Flex justify="space-between" gap="6" wrap="wrap">
          <Flex gap="5" wrap="wrap">
            {pages.map(([label, url]) => (
              <FooterLink key={label} label={label} url={url} />
            ))}
            <Link asChild {...LOOK}>
              <RouterLink to={paths.versions()}>
                <Trans>Versions</Trans>
              </RouterLink>
            </Link>
          </Flex>
          <Flex gap="5" wrap="wrap">
            {links?.social.map(({ name, url }) => (
              <FooterLink key={name} label={name} url={url} />
            ))}
          </Flex>
        </Flex>
        <DraftNote url={links?.translations} />
        <Text textStyle="label">
          <Trans>© 2000-2023 RAB Launchpad</Trans>
        </Text>
      </Stack>
    </Box>
  );
}

/** Says of words that no speaker has read yet that a machine wrote them, with the way to correct them (LNG-02). */
function DraftNote({ url }: { url: string | undefined }) {
  if (!isDraft(useLanguage())) return null;
  return (
    <Text textStyle="label">
      {url ? (
        <Trans>
          Translated by a machine.{' '}
          <Link href={url} target="_blank" rel="noopener noreferrer" {...LOOK} textDecoration="underline">
            Correct it
          </Link>
        </Trans>
      ) : (
        <Trans>Translated by a machine.</Trans>
      )}
    </Text>
  );
}

function FooterLink({ label, url }: { label: string; url: string | undefined }) {
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer" {...LOOK}>
      {label}
    </Link>
  );
}
