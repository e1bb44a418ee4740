import { type IconName, isBelow, type NavItem, type Remote } from '@rab/federation/remotes';

/** A line of the menu and the area that brings it. */
export interface MenuItem extends NavItem {
  remote: Remote;
  /** For people who cannot see its group: the label, and the group where another link of the menu has the same label. */
  name: string;
}

export interface MenuGroup {
  title: string;
  icon: IconName;
  items: MenuItem[];
}

/** The menu that the remotes bring: their items by group, in the order of remotes.json (APP-16). */
export function menuOf(remotes: readonly Remote[]): MenuGroup[] {
  const all = remotes.flatMap((remote) => remote.nav.map((item) => ({ ...item, remote })));
  const isAmbiguous = ({ label }: NavItem) => all.filter((other) => other.label === label).length > 1;
  const groups = new Map<string, MenuGroup>();
  for (const item of all) {
    const { group: title, label, remote } = item;
    const group = groups.get(title) ?? { title, icon: remote.icon, items: [] };
    group.items.push({ ...item, name: isAmbiguous(item) ? `${label}, ${title}` : label });
    groups.set(title, group);
  }
  return [...groups.values()];
}

/** A remote's name for people: its menu group. */
export const titleOf = (remote: Remote): string => remote.nav[0]?.group ?? 'This area';

/** Whether a path belongs to an area that has an item in the group. */
export const isInGroup = ({ items }: MenuGroup, pathname: string): boolean =>
  items.some(({ remote }) => isBelow(remote.paths, pathname));
