import { Tabs } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface RouteTab {
  /** Value of the query parameter. */
  id: string;
  label: string;
  content: ReactNode;
}

/** Tabs whose choice lives in the URL (`?tab=`), so that every tab can be linked to; the first one needs no query. */
export function RouteTabs({ tabs, parameter = 'tab' }: { tabs: readonly RouteTab[]; parameter?: string }) {
  const [search, setSearch] = useSearchParams();
  const first = tabs[0]?.id ?? '';
  const asked = search.get(parameter);
  const current = tabs.some(({ id }) => id === asked) ? (asked as string) : first;
  return (
    <Tabs.Root
      value={current}
      lazyMount
      unmountOnExit
      colorPalette="accent"
      onValueChange={({ value }) =>
        setSearch(
          (before) => {
            const next = new URLSearchParams(before);
            if (value === first) next.delete(parameter);
            else next.set(parameter, value);
            next.delete('page');
            return next;
          },
          { replace: true },
        )
      }
    >
      <Tabs.List overflowX="auto" overflowY="hidden">
        {tabs.map(({ id, label }) => (
          <Tabs.Trigger key={id} value={id} whiteSpace="nowrap" flexShrink="0">
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ id, content }) => (
        <Tabs.Content key={id} value={id}>
          {content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
