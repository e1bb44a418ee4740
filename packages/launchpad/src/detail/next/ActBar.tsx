import { t } from '@lingui/core/macro';
import { buyerOf } from '@rab/sdk/sales';
import { Box, Button, Flex, StatusTag, Text, useIsInView } from '@rab/ui';
import { Countdown } from '@rab/ui/connected';
import { useIsChainTimeRead, useWallet } from '@rab/wallet-context';
import type { SalePartProps } from '../../kind/SaleKindInDetail.ts';
import { useSaleState } from '../../kind/useSaleState.ts';
import { tokenText } from '../../model/amountText.ts';
import { countdownOf } from '../../model/countdown.ts';
import { useBuyer } from '../../queries/buyer.ts';
import { claimableParameters, useClaimable } from '../../queries/claimable.ts';
import { useBuying } from '../buy/useBuying.ts';
import { buyerActions } from '../claims/buyerActions.ts';
import { useSaleRoles } from '../owner/useSaleRoles.ts';
import { type NextAct, nextActOf } from './nextActOf.ts';

export interface ActBarProps extends SalePartProps {
  /** Where each act is done; null while that is not on the page. */
  places: Readonly<Record<NextAct['in'], HTMLElement | null>>;
  /** Buying is open to those who find the sale in the index. */
  isIndexed: boolean;
}

/**
 * What a visitor of a sale can do now, with its state, at the bottom of a phone while the place where it is done cannot be seen
 * (LOK-04). It leads there and does nothing itself: before a signature the page says all that follows.
 */
export function ActBar({ kind, sale, places, isIndexed }: ActBarProps) {
  const isTimeRead = useIsChainTimeRead();
  const { address } = useWallet();
  const { state, now } = useSaleState(kind, sale);
  const { data: buyer } = useBuyer(buyerOf(sale, address));
  const { data: claimable } = useClaimable(claimableParameters(sale, state, address));
  const { isOwner } = useSaleRoles(sale);
  const { canBuy } = useBuying(kind, sale);
  const { canClaim, canRefund } = buyerActions(state, buyer, claimable);
  const act = nextActOf({
    canBuy: canBuy && isIndexed,
    claimable: canClaim ? tokenText(sale, claimable ?? 0n) : null,
    canRefund,
    ownerAct: isOwner ? (kind.ownerActOf?.(sale, state) ?? null) : null,
  });
  const countdown = countdownOf(sale, state, now);
  const place = places[act?.in ?? 'box'];
  const isSeen = useIsInView(place);
  if (!isTimeRead || !place || isSeen !== false || (!act && !countdown)) return null;
  return (
    <Flex
      role="group"
      aria-label={t`What you can do now`}
      align="center"
      justify="space-between"
      gap="3"
      minH="16"
      paddingX="4"
      paddingY="2"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.emphasized"
      rounded="panel"
      boxShadow="raised"
    >
      <Box flexShrink="0">
        <StatusTag tone={state.tag.tone}>{state.tag.label}</StatusTag>
        {countdown && (
          <Text textStyle="label" color="fg.muted">
            {countdown.label} <Countdown target={countdown.target} />
          </Text>
        )}
      </Box>
      <Button asChild minW="0" {...(act ? { colorPalette: 'accent' } : { variant: 'outline' as const })}>
        <a
          href={`#${place.id}`}
          onClick={(event) => {
            event.preventDefault();
            place.scrollIntoView();
            place.focus({ preventScroll: true });
          }}
        >
          <Box as="span" truncate>
            {act?.label ?? t`Details`}
          </Box>
        </a>
      </Button>
    </Flex>
  );
}
