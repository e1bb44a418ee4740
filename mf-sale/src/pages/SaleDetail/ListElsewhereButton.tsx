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
  const name = findExchange(exchanges, other)?.name ?? 'the other exchange';
  const isNoted = from !== 0n;
  const label = isNoted ? `List on ${name}` : 'Have the refusal noted';
  return (
    <>
      <Text color="fg.muted">
        Whoever has a pool of the token on the announced exchange, its owner too, can keep the sale from being listed
        there. Then anybody can have that noted, and an hour after the note have it listed on {name} instead.
      </Text>
      <ConfirmedAct
        sale={sale}
        act="listElsewhere"
        variant="outline"
        label={label}
        question={isNoted ? `List the sale on ${name}?` : 'Have the refusal noted?'}
        call={() => addLiquidityElsewhereCall(sale)}
        summary={isNoted ? `List ${sale.token.symbol} on ${name}` : `Try to list ${sale.token.symbol}`}
        disabledReason={
          isNoted && now < from
            ? `A refusal was noted. ${name} opens at ${formatUtc(from)} UTC, if nobody has listed the sale on the announced exchange by then.`
            : !isNoted && noteFrom !== undefined && now < noteFrom
              ? `Possible from ${formatUtc(noteFrom)} UTC on, two days after its owner could list it.`
              : undefined
        }
      >
        <Stack gap="3">
          <PayoutFacts kind={kind} sale={sale} held={held} />
          <Text color="fg.muted">
            {isNoted
              ? `Where the announced exchange still refuses, its liquidity is then on ${name} for as long as it is locked. This cannot be undone.`
              : 'Where the announced exchange takes it after all, the sale is listed there at once, which cannot be undone. Else the refusal is noted, and nothing more.'}
          </Text>
        </Stack>
      </ConfirmedAct>
    </>
  );
}
