import { Trans } from '@lingui/react/macro';
import { Box, Span } from './chakra.ts';
import { DateTime } from './DateTime.tsx';

/**
 * Says that a value or a list is what this browser saw last, and when, until it is read again (CFG-09).
 * @param at milliseconds; nothing is drawn where it is undefined
 * @param isOver puts it over the corner of a list, in a box with `position: relative`, so that nothing moves when it goes
 */
export function KeptMark({ at, isOver = false }: { at: number | undefined; isOver?: boolean }) {
  if (at === undefined) return null;
  const mark = (
    <Span color="fg.muted" textStyle="label" whiteSpace="nowrap" data-testid="kept">
      <Trans>
        As of <DateTime seconds={BigInt(Math.floor(at / 1000))} />
      </Trans>
    </Span>
  );
  if (!isOver) return <> {mark}</>;
  return (
    <Box
      position="absolute"
      top="-3"
      insetEnd="3"
      zIndex="1"
      paddingX="2.5"
      rounded="full"
      borderWidth="1px"
      background="bg.panel"
    >
      {mark}
    </Box>
  );
}
