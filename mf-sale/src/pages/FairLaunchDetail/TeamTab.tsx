import { paths } from '@rab/config';
import { basisPointsToPercent, SECONDS_PER_DAY } from '@rab/contracts';
import { type SalePartProps, TokenAmount } from '@rab/launchpad';
import { Button, ErrorState, Facts, Loading, Stack, Text } from '@rab/ui';
import { AreaLink } from '@rab/ui/router';
import { useTeam } from '../../queries/teamOf.ts';

/** Tab `Team`: what the team gets, locked at the listing, and when. */
export function TeamTab({ sale }: SalePartProps) {
  const { data: team, isError, refetch } = useTeam(sale.id);
  if (team === undefined && isError) return <ErrorState title="We couldn’t load the team’s share." onRetry={refetch} />;
  if (team === undefined) return <Loading />;
  if (team === null) return <Text>No tokens are set aside for the team.</Text>;
  const days = (seconds: bigint) => `${seconds / SECONDS_PER_DAY} days`;
  return (
    <Stack gap="4">
      <Facts
        facts={[
          { label: 'For the team', value: <TokenAmount sale={sale} value={team.totalTokens} /> },
          {
            label: 'First release',
            value: `${basisPointsToPercent(team.firstReleaseBps)}% ${days(team.firstReleaseDelay)} after the listing`,
          },
          { label: 'Then', value: `${basisPointsToPercent(team.releaseBps)}% every ${days(team.period)}` },
        ]}
      />
      {team.lockId === null ? (
        <Text color="fg.muted">They’re locked when the launch is listed.</Text>
      ) : (
        <Button asChild variant="outline" alignSelf="start">
          <AreaLink to={paths.lock(team.lockId)}>View the lock</AreaLink>
        </Button>
      )}
    </Stack>
  );
}
