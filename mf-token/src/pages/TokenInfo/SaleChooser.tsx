import { t } from '@lingui/core/macro';
import { paths } from '@rab/config';
import { Button, Grid, Panel, Stack, Text } from '@rab/ui';
import { AreaLink } from '@rab/ui/router';
import type { Address } from '@rab/wallet-context/reads';

/** The two ways to sell a token, each with it filled in (WIZ-18). */
export function SaleChooser({ token }: { token: Address }) {
  const query = { tokenAddress: token };
  const kinds = [
    {
      label: t`Create RAB Sale`,
      path: paths.createSale(query),
      text: t`Open to everyone. When it succeeds, it is listed on an exchange and its liquidity is locked.`,
      palette: 'accent',
    },
    {
      label: t`Create RAB Grow`,
      path: paths.createGrow(query),
      text: t`A private sale. The administrator decides whether to show it in the lists, and reviews the listing before you’re paid.`,
      palette: undefined,
    },
  ] as const;
  return (
    <Panel title={t`Launch a sale`}>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr', xl: '1fr' }} gap="5">
        {kinds.map(({ label, path, text, palette }) => (
          <Stack key={label} gap="3" justify="space-between">
            <Text color="fg.muted">{text}</Text>
            <Button asChild {...(palette ? { colorPalette: palette } : { variant: 'outline' })}>
              <AreaLink to={path}>{label}</AreaLink>
            </Button>
          </Stack>
        ))}
      </Grid>
    </Panel>
  );
}
