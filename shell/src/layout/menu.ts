import { paths } from '@rab/config';
import { menuPathOf } from '@rab/federation/menu-path';
import type { IconName, NavItem, Remote } from '@rab/federation/remotes';

/** A line of the menu. */
export interface MenuItem extends NavItem {
  /** The area that brings it; the shell's own pages have none. */
  remote?: Remote;
  /** For people who cannot see its group: the label, and the group where another link of the menu has the same label. */
  name: string;
}

export interface MenuGroup {
  title: string;
  icon: IconName;
  items: MenuItem[];
}

/** The group of what is the same for all areas, below theirs: the shell's own pages, and those that areas add to it. */
const PLATFORM = { title: 'Platform', icon: 'shield' } as const;
const OWN: readonly NavItem[] = [{ group: PLATFORM.title, label: 'Anti-bot', path: paths.antibot() }];

/** The menu: the items of the remotes by group, in the order of remotes.json (APP-16), then the platform's. */
export function menuOf(remotes: readonly Remote[]): MenuGroup[] {
  const brought = remotes.flatMap((remote) => remote.nav.map((item) => ({ ...item, remote })));
  const all: (NavItem & { remote?: Remote })[] = [...brought, ...OWN];
  const isAmbiguous = ({ label }: NavItem) => all.filter((other) => other.label === label).length > 1;
  const groups = new Map<string, MenuGroup>();
  const platform: MenuGroup = { ...PLATFORM, items: [] };
  for (const item of all) {
    const { group: title, label, remote } = item;
    const group =
      title === PLATFORM.title ? platform : (groups.get(title) ?? { title, icon: remote?.icon ?? 'layers', items: [] });
    group.items.push({ ...item, name: isAmbiguous(item) ? `${label}, ${title}` : label });
    if (group !== platform) groups.set(title, group);
  }
  return [...groups.values(), platform];
}

/** A remote's name for people: its menu group. */
export const titleOf = (remote: Remote): string => remote.nav[0]?.group ?? 'This area';

/** The path of the menu item to which a page belongs; undefined for a page that has none. */
export const currentItem = (groups: readonly MenuGroup[], pathname: string): string | undefined =>
  menuPathOf(
    groups.flatMap(({ items }) => items),
    pathname,
  );
