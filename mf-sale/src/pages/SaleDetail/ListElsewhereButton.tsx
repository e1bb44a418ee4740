import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ELSEWHERE_DELAY } from '@rab/contracts';
import { findExchange } from '@rab/contracts/exchange';
import { ConfirmedAct, type SalePartProps, useTokensHeld } from '@rab/launchpad';
import { formatUtc, Stack, Text } from '@rab/ui';
import { useChainConfig, useChainTimeSince } from '@rab/wallet-context';
import { isAddressEqual, zeroAddress } from '@rab/wallet-context/reads';
import { addLiquidityElsewhereCall } from '../../actions/listingCalls.ts';
import { useElsewhereFrom } from '../../queries/elsewhereFrom.ts';
import { useOtherExchange } from '../../queries/otherExchange.ts';
import type { FinalizeButtonProps } from './FinalizeButton.tsx';
import { PayoutFacts } from './PayoutFacts.tsx';

/**
 * The way round a pair that somebody keeps unlistable, in two steps, each after a question: a refusal is noted, and an hour
 * later the other exchange opens. Nothing for a sale without another exchange.
 */
export function ListElsewhereButton({
  kind,
  sale,
  useListableFrom,
}: SalePartProps & Pick<FinalizeButtonProps, 'useListableFrom'>) {
  const { exchanges } = useChainConfig();
  const { data: other } = useOtherExchange(sale.id);
  const { data: from } = useElsewhereFrom(sale.id);
  const held = useTokensHeld(sale);
  const listable = useListableFrom(sale);
  const noteFrom = listable === undefined ? undefined : listable + ELSEWHERE_DELAY;
  const now = useChainTimeSince([from, noteFrom].flatMap((time) => time || []));
  if (!other || isAddressEqual(other, zeroAddress) || from === undefined) return null;
  const name = findExchange(exchanges, other)?.name ?? t`the backup exchange`;
  const isNoted = from !== 0n;
  const label = isNoted ? t`List on ${name}` : t`Record the refusal`;
  return (
    <>
      <Text color="fg.muted">
        <Trans>
          Anyone with a pool for this token on the announced exchange, including the owner, can block the listing there.
          If that happens, anyone can record the refusal and, an hour later, list the sale on {name} instead.
        </Trans>
      </Text>
      <ConfirmedAct
        sale={sale}
        act="listElsewhere"
        variant="outline"
        label={label}
        question={isNoted ? t`List the sale on ${name}?` : t`Record the refusal?`}
        call={() => addLiquidityElsewhereCall(sale)}
        summary={isNoted ? msg`List ${sale.token.symbol} on ${name}` : msg`Try to list ${sale.token.symbol}`}
        disabledReason={
          isNoted && now < from
            ? t`The refusal was recorded. You can list on ${name} from ${formatUtc(from)} UTC, unless someone lists the sale on the announced exchange first.`
            : !isNoted && noteFrom !== undefined && now < noteFrom
              ? t`Available from ${formatUtc(noteFrom)} UTC, two days after the owner could list it.`
              : undefined
        }
      >
        <Stack gap="3">
          <PayoutFacts kind={kind} sale={sale} held={held} />
          <Text color="fg.muted">
            {isNoted
              ? t`If the announced exchange still refuses, the sale is listed on ${name} and its liquidity is locked there. This can’t be undone.`
              : t`If the announced exchange accepts the sale after all, it is listed there at once. This can’t be undone. If not, only the refusal is recorded.`}
          </Text>
        </Stack>
      </ConfirmedAct>
    </>
  );
}
