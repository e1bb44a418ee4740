import { Plural, Trans } from '@lingui/react/macro';
import { basisPointsToPercent, formatAmount, shortSymbol } from '@rab/contracts';
import { formatUtc, Stack, Text } from '@rab/ui';
import type { TokenInfo } from '@rab/wallet-context/reads';
import { type AirdropSchedule, lastReleaseOf } from '../../model/airdrop.ts';

interface AirdropOutcomeProps {
  token: TokenInfo;
  count: number;
  sum: bigint;
  schedule: AirdropSchedule;
  now: bigint;
  reclaimFrom: bigint | null;
}

/** The signature in words: who gets what and when, when the remainder comes back, and that nobody can change it. */
export function AirdropOutcome({ token, count, sum, schedule, now, reclaimFrom }: AirdropOutcomeProps) {
  const words = `${formatAmount(sum, token.decimals)} ${shortSymbol(token.symbol)}`;
  const start = formatUtc(schedule.start);
  const isNow = schedule.start <= now;
  const first = basisPointsToPercent(schedule.tgeBps);
  const later = basisPointsToPercent(schedule.cycleBps);
  const days = String(schedule.cycle / 86_400n);
  const last = formatUtc(lastReleaseOf(schedule));
  return (
    <Stack gap="3" data-testid="outcome">
      <Text overflowWrap="anywhere">
        <Trans>
          {words} leave your wallet for <Plural value={count} one="# row" other="# rows" /> of the list.
        </Trans>
      </Text>
      <Text>
        {schedule.cycle === 0n ? (
          isNow ? (
            <Trans>Each account can claim all of its amount at once.</Trans>
          ) : (
            <Trans>Each account can claim all of its amount from {start} UTC.</Trans>
          )
        ) : isNow ? (
          <Trans>
            Each account can claim {first}% at once, then {later}% every {days} days until {last} UTC.
          </Trans>
        ) : (
          <Trans>
            Each account can claim {first}% from {start} UTC, then {later}% every {days} days until {last} UTC.
          </Trans>
        )}
      </Text>
      <Text>
        {reclaimFrom === null ? (
          <Trans>From the date that you choose, you can take back what nobody has claimed.</Trans>
        ) : (
          <Trans>From {formatUtc(reclaimFrom)} UTC, you can take back what nobody has claimed.</Trans>
        )}
      </Text>
      <Text>
        <Trans>Nobody can change the list, the amounts or the dates afterwards, including you and us.</Trans>
      </Text>
    </Stack>
  );
}
