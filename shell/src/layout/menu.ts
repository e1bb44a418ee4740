import { t } from '@lingui/core/macro';
import { paths } from '@rab/config';
import { menuPathOf } from '@rab/federation/menu-path';
import type { IconName, NavItem, Remote, Section } from '@rab/federation/remotes';
import { sayById } from '@rab/language';

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
const PLATFORM = 'Platform' as const;

/** Words of an area in the language that is spoken: its build serves them by the English ones (`useAreaLabels`). */
const labelOf = (words: string): string => sayById(words, words);

/** The menu: the items of the remotes by group, in the order of remotes.json (APP-16), then the platform's. */
export function menuOf(remotes: readonly Remote[]): MenuGroup[] {
  const brought = remotes.flatMap((remote) =>
    remote.nav.map((item) => ({ ...item, label: labelOf(item.label), remote })),
  );
  const own: NavItem = { group: PLATFORM, label: t`Anti-bot`, path: paths.antibot() };
  const all: (NavItem & { remote?: Remote })[] = [...brought, own];
  const isAmbiguous = ({ label }: NavItem) => all.filter((other) => other.label === label).length > 1;
  const groups = new Map<string, MenuGroup>();
  const platform: MenuGroup = { title: t`Platform`, icon: 'shield', items: [] };
  for (const item of all) {
    const { group: english, label, remote } = item;
    const begun = () => ({ title: labelOf(english), icon: remote?.icon ?? 'layers', items: [] });
    const group = english === PLATFORM ? platform : (groups.get(english) ?? begun());
    group.items.push({ ...item, name: isAmbiguous(item) ? `${label}, ${group.title}` : label });
    if (group !== platform) groups.set(english, group);
  }
  return [...groups.values(), platform];
}

/** A remote's name for people: its menu group. */
export const titleOf = ({ nav: [first] }: Remote): string => (first ? labelOf(first.group) : t`This area`);

/** The heading of a section while it loads or fails: its own, or the name of its area. */
export const headingOf = ({ title, remote }: Section): string => (title ? labelOf(title) : titleOf(remote));

/**
 * The path of the menu item to which a page belongs; undefined for a page that has none.
 * @param wayBack the list to which the page leads back, where it has said one: lists of one area differ by what is in them
 */
export function currentItem(groups: readonly MenuGroup[], pathname: string, wayBack = ''): string | undefined {
  const items = groups.flatMap((group) => group.items);
  return menuPathOf(items, items.some(({ path }) => path === wayBack) ? wayBack : pathname);
}
