import { Box, Flex } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { inForcedColors } from '../core/forcedColors.ts';
import { isRtl, useTabRow } from './useTabRow.ts';

export interface RouteTab {
  /** Value of the query parameter. */
  id: string;
  label: string;
  content: ReactNode;
  /** Query parameter that choosing it clears. */
  clears?: string;
}

/**
 * How far a key moves among `count` tabs, from the one at `index` (WAI-ARIA's tabs pattern); null for other keys.
 * @param next the arrow that points to the next tab
 */
function indexAfter(key: string, index: number, count: number, next: 'ArrowRight' | 'ArrowLeft'): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      return (index + (key === next ? 1 : count - 1)) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** What is transparent is drawn there, too. */
const FORCED = inForcedColors({
  borderColor: 'Canvas',
  _selected: { borderColor: 'Highlight', borderBottomWidth: '4px' },
});

/**
 * Tabs whose choice lives in the URL (`?tab=`), so that every tab can be linked to; the first one needs no query. Our
 * own, because Home shows them: Chakra's would bring a state machine of 19 kB into the first load.
 */
export function RouteTabs({ tabs, parameter = 'tab' }: { tabs: readonly RouteTab[]; parameter?: string }) {
  const [search, setSearch] = useSearchParams();
  const prefix = useId();
  const asked = search.get(parameter);
  const index = Math.max(
    tabs.findIndex(({ id }) => id === asked),
    0,
  );
  const { row, fade, follow } = useTabRow(index);
  const choose = (next: number) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        const { id = '', clears = '' } = tabs[next] ?? {};
        if (next === 0) after.delete(parameter);
        else after.set(parameter, id);
        after.delete('page');
        after.delete(clears);
        return after;
      },
      { replace: true },
    );
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const forwards = isRtl(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight';
    // from the tab with the focus: the one that a key has just chosen may not be shown as chosen yet
    const next = indexAfter(event.key, all.indexOf(event.target as HTMLElement), all.length, forwards);
    if (next === null) return;
    event.preventDefault();
    choose(next);
    all[next]?.focus();
  };
  const tabId = (at: number) => `${prefix}tab${at}`;
  const panelId = `${prefix}panel`;
  return (
    <Box>
      <Flex
        ref={row}
        role="tablist"
        borderBottomWidth="1px"
        overflowX="auto"
        overflowY="hidden"
        position="relative"
        scrollbarWidth="none"
        style={{ maskImage: fade }}
        onKeyDown={move}
        onScroll={follow}
      >
        {tabs.map(({ id, label }, at) => (
          <Box
            key={id}
            as="button"
            role="tab"
            id={tabId(at)}
            aria-selected={at === index}
            aria-controls={at === index ? panelId : undefined}
            tabIndex={at === index ? 0 : -1}
            minH="10"
            paddingX={{ base: '3', md: '4' }}
            fontWeight="medium"
            whiteSpace="nowrap"
            flexShrink="0"
            cursor="pointer"
            focusVisibleRing="inside"
            color="fg.muted"
            borderBottomWidth="2px"
            borderColor="transparent"
            _hover={{ color: 'fg' }}
            _selected={{ color: 'accent.fg', borderColor: 'accent.solid' }}
            css={FORCED}
            onClick={() => choose(at)}
          >
            {label}
          </Box>
        ))}
      </Flex>
      <Box role="tabpanel" id={panelId} aria-labelledby={tabId(index)} paddingTop="4">
        {tabs[index]?.content}
      </Box>
    </Box>
  );
}
