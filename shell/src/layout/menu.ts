import type { NavItem, Remote } from '@rab/federation/host';

export interface MenuGroup {
  title: string;
  items: NavItem[];
}

/** The menu that the remotes bring: their items by group, in the order of remotes.json (APP-16). */
export function menuOf(remotes: readonly Remote[]): MenuGroup[] {
  const groups = new Map<string, NavItem[]>();
  for (const item of remotes.flatMap(({ nav }) => nav))
    groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  return [...groups].map(([title, items]) => ({ title, items }));
}

/** A remote's name for people: its menu group. */
export const titleOf = (remote: Remote): string => remote.nav[0]?.group ?? 'This area';
