import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { shareInPercent } from '@rab/contracts';
import { directionOf, useLanguage } from '@rab/language';
import type { Sale } from '@rab/sdk/sales';
import { Box, Flex, ProgressBar, Stack, Text } from '@rab/ui';
import { BaseAmount } from '../amounts/BaseAmount.tsx';
import { raiseShare } from '../kind/raiseShare.ts';
import type { SaleKind } from '../kind/SaleKind.ts';
import { Arriving } from './Arriving.tsx';

/** Puts a text below the place of a mark, as far as it is inside the bar. @param percent of the bar's length */
const atMark = (percent: string, direction: 'ltr' | 'rtl') => ({
  insetInlineStart: `${percent}%`,
  translate: `${direction === 'rtl' ? '' : '-'}${percent}%`,
});

/**
 * How far the raise is (DET-14), with a mark where it is enough, and by how many buyers (MNY-01). Once it is above its goal the
 * bar is what was raised, and the mark of the soft cap a part of the way.
 */
export function RaiseBar({ kind, sale }: { kind: Pick<SaleKind, 'pricing'>; sale: Sale }) {
  const { raised, softCap, buyerCount } = sale;
  const { goal, percent, filled } = raiseShare(kind, sale);
  const isAbove = raised > goal.amount;
  const mark = shareInPercent(softCap, isAbove ? raised : goal.amount);
  return (
    <Stack gap="2">
      <Flex justify="space-between" gap="2">
        <Text color="fg.muted">{plural(buyerCount, { one: 'Raised by # buyer', other: 'Raised by # buyers' })}</Text>
        <Text fontWeight="semibold" data-testid="sale-progress">
          <Arriving of={percent}>{percent}%</Arriving>
        </Text>
      </Flex>
      <Box position="relative">
        <ProgressBar percent={filled} label={goal.shareOf} />
        <Box
          position="absolute"
          top="-1"
          bottom="-1"
          // a border: backgrounds are not seen where readers choose the colours
          borderInlineStartWidth="2px"
          borderColor="fg"
          aria-hidden="true"
          data-mark=""
          style={{ insetInlineStart: `${mark}%` }}
        />
      </Box>
      <Text
        textStyle="label"
        whiteSpace="nowrap"
        position="relative"
        width="fit-content"
        style={atMark(mark, directionOf(useLanguage()))}
      >
        <Trans>
          Soft cap <BaseAmount sale={sale} value={softCap} />
        </Trans>
      </Text>
      <Flex justify={isAbove ? 'flex-end' : 'space-between'} columnGap="4" wrap="wrap" textStyle="label">
        <Arriving of={raised}>
          <BaseAmount sale={sale} value={raised} />
        </Arriving>
        {!isAbove && <BaseAmount sale={sale} value={goal.amount} />}
      </Flex>
      <Text textStyle="label" color="fg.muted">
        {raised >= softCap
          ? t`The soft cap has been reached.`
          : t`If the soft cap isn’t reached, every deposit can be refunded.`}
      </Text>
    </Stack>
  );
}
