import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { basisPointsToPercent } from '@rab/contracts';
import { GLOSSARY, type SalePartProps, TokenAmount } from '@rab/launchpad';
import { Button, ErrorState, Facts, Loading, Stack, Text } from '@rab/ui';
import { AreaLink } from '@rab/ui/router';
import { useTeam } from '../../queries/teamOf.ts';
import { daysText } from '../daysText.ts';

/** Tab `Team`: what the team gets, locked at the listing, and when. */
export function TeamTab({ sale }: SalePartProps) {
  const { data: team, isError, refetch } = useTeam(sale.id);
  if (team === undefined && isError)
    return <ErrorState title={t`We couldn’t load the team’s share.`} onRetry={refetch} />;
  if (team === undefined) return <Loading />;
  if (team === null)
    return (
      <Text>
        <Trans>No tokens are set aside for the team.</Trans>
      </Text>
    );
  return (
    <Stack gap="4">
      <Facts
        facts={[
          { label: t`For the team`, value: <TokenAmount sale={sale} value={team.totalTokens} /> },
          {
            label: t`First release`,
            glossary: GLOSSARY.teamFirstRelease,
            value: t`${basisPointsToPercent(team.firstReleaseBps)}% ${daysText(team.firstReleaseDelay)} after the listing`,
          },
          { label: t`Then`, value: t`${basisPointsToPercent(team.releaseBps)}% every ${daysText(team.period)}` },
        ]}
      />
      {team.lockId === null ? (
        <Text color="fg.muted">
          <Trans>They’re locked when the launch is listed.</Trans>
        </Text>
      ) : (
        <Button asChild variant="outline" alignSelf="start">
          <AreaLink to={paths.lock(team.lockId)}>
            <Trans>View the lock</Trans>
          </AreaLink>
        </Button>
      )}
    </Stack>
  );
}
