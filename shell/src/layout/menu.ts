import { isBelow, type NavItem, type Remote } from '@rab/federation/remotes';

/** A line of the menu and the area that brings it. */
export interface MenuItem extends NavItem {
  remote: Remote;
}

export interface MenuGroup {
  title: string;
  items: MenuItem[];
}

/** The menu that the remotes bring: their items by group, in the order of remotes.json (APP-16). */
export function menuOf(remotes: readonly Remote[]): MenuGroup[] {
  const groups = new Map<string, MenuItem[]>();
  for (const remote of remotes)
    for (const item of remote.nav) groups.set(item.group, [...(groups.get(item.group) ?? []), { ...item, remote }]);
  return [...groups].map(([title, items]) => ({ title, items }));
}

/** A remote's name for people: its menu group. */
export const titleOf = (remote: Remote): string => remote.nav[0]?.group ?? 'This area';

/** Whether a path belongs to an area that has an item in the group. */
export const isInGroup = ({ items }: MenuGroup, pathname: string): boolean =>
  items.some(({ remote }) => isBelow(remote.paths, pathname));
