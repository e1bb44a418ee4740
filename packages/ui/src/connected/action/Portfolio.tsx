import { say } from '@rab/language';
import type { PartialCall, SendOptions } from '@rab/wallet-context/transactions';
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useId } from 'react';
import { createPortal } from 'react-dom';
import { Box, Flex, Link, Stack, Text } from '../../core/chakra.ts';
import { AreaLink } from '../../router/AreaLink.tsx';

/** A claim that can be sent together with others: nothing has to be decided before it. */
export interface DueClaim extends PartialCall, Pick<SendOptions, 'touches'> {
  /** What changes: `400 MOON`. */
  words: string;
}

/** A date on which something happens to what the account has. */
export interface ComingDate {
  /** Unix seconds. */
  at: bigint;
  /** What it is about: a symbol. */
  title: string;
  what: string;
  path: string;
}

/** What somebody who has nothing in a part of the portfolio can do there first. */
export interface FirstStep {
  title: string;
  text: string;
  path: string;
}

/** A part of the portfolio: undefined while it is read, then whether the account has anything there. */
export interface PortfolioPart {
  holds: boolean | undefined;
  first?: FirstStep;
}

/** All that parts say, by an id that each chooses. */
export interface PortfolioEntries {
  part: PortfolioPart;
  due: { claim?: DueClaim | undefined };
  coming: ComingDate;
}

/** The portfolio around the parts that areas draw of it. */
export interface PortfolioBoard {
  /** The list of what is due. */
  due: HTMLElement | null;
  put: <Kind extends keyof PortfolioEntries>(kind: Kind, id: string, entry: PortfolioEntries[Kind]) => void;
  drop: (kind: keyof PortfolioEntries, id: string) => void;
}

/** Null outside of the portfolio. */
export const PortfolioContext = createContext<PortfolioBoard | null>(null);

/** Says `entry` while it is drawn; `version` is another text whenever the entry is another one. */
function useEntry<Kind extends keyof PortfolioEntries>(kind: Kind, entry: PortfolioEntries[Kind], version: string) {
  const board = useContext(PortfolioContext);
  const id = useId();
  const put = board?.put;
  const drop = board?.drop;
  const enter = useEffectEvent(() => put?.(kind, id, entry));
  useEffect(() => {
    // names what has changed
    void version;
    enter();
  }, [version]);
  useEffect(() => () => drop?.(kind, id), [drop, kind, id]);
}

/** Says whether the account has anything in a part of the portfolio, and what can be done there first. */
export function usePortfolioPart(part: PortfolioPart): { isInPortfolio: boolean } {
  useEntry('part', part, `${part.holds}`);
  return { isInPortfolio: useContext(PortfolioContext) !== null };
}

/** A date of the portfolio; draws nothing. */
export function Coming(date: ComingDate) {
  useEntry('coming', date, `${date.at} ${date.title} ${date.what} ${date.path}`);
  return null;
}

export interface DueRowProps {
  /** What it is about, and where that is. */
  title: ReactNode;
  path: string;
  /** What is due. */
  what: ReactNode;
  /** A picture before the title. */
  mark?: ReactNode;
  /** The act, where it can be sent together with others. */
  claim?: DueClaim | undefined;
  /** The button. */
  children: ReactNode;
}

/** One act that is due: a line of the portfolio's first list, whichever area draws it; outside of the portfolio in its own place. */
export function DueRow({ title, path, what, mark, claim, children }: DueRowProps) {
  const board = useContext(PortfolioContext);
  useEntry('due', { claim }, claim ? say(claim.summary) : '');
  const row = (
    <Flex
      as="li"
      gap={{ base: '3', md: '4' }}
      align={{ base: 'stretch', md: 'center' }}
      direction={{ base: 'column', md: 'row' }}
      paddingY="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      _last={{ paddingBottom: '0' }}
    >
      <Flex gap="3" align="center" flex="1" minW="0">
        {mark}
        <Stack gap="0" minW="0">
          <Link asChild fontWeight="semibold" truncate display="block">
            <AreaLink to={path}>{title}</AreaLink>
          </Link>
          <Text color="fg.muted" overflowWrap="anywhere">
            {what}
          </Text>
        </Stack>
      </Flex>
      <Box width={{ base: 'full', md: '64' }} flexShrink="0">
        {children}
      </Box>
    </Flex>
  );
  if (!board) return row;
  return board.due && createPortal(row, board.due);
}
