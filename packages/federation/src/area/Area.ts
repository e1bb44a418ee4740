import type { ChainConfig } from '@rab/config';
import type { MountOptions, RabEvents } from '@rab/embed';
import type { DoneAct } from '@rab/wallet-context';
import type { ReactNode } from 'react';
import type { IconName, Slot } from '../remotes/parseRemotes.ts';

/** Reports to the page around an area what has happened in it. */
export type Tell = <name extends keyof RabEvents>(name: name, detail: RabEvents[name]) => void;

/** One piece of news: its name and its details. */
export type News = { [name in keyof RabEvents]: [name: name, detail: RabEvents[name]] }[keyof RabEvents];

/** A page of an area. */
export interface AreaPage {
  /** Its addresses, as `paths` of `@rab/config` makes them, e.g. `paths.lock(':lockId')`. */
  routes: readonly string[];
  /** Imports the page's module, named as text, and takes the page out of it: the build reads the name, and hosts prefetch it. */
  load: () => Promise<() => ReactNode>;
  /** A form of what does not exist yet belongs to nobody: it is kept when account or chain change. */
  isForm?: true;
}

/** What an area draws on a page of the shell: the default export of `src/entry/`, e.g. `myLocks.tsx` for `my-locks`. */
export interface AreaSection {
  slot: Slot;
  expose: string;
  /** Its heading while it loads or fails; the area's title where it has none. */
  title?: string;
  /** Sections of a page are in this order, the lowest first. */
  order: number;
  /** Home keeps the room of so many cards while the section loads. */
  cards?: number;
}

/** A line of the menu that an area brings. */
export interface AreaNavItem {
  label: string;
  path: string;
  /** Its heading in the menu, where it is not the area's title. */
  group?: string;
  /** Beginnings of the paths of other pages that light this line, e.g. `/rab-sale` for every sale; the longest one counts. */
  covers?: readonly string[];
}

/**
 * All that an area says of itself, once, in its `src/area.ts`: the build, the shipped remotes.json, its routes, its `mount`
 * and its own page are made of it. Node reads the file too: it imports nothing that draws.
 */
export interface Area {
  /** Federation name, e.g. `mf_lock`. */
  name: string;
  /** Heading of its links in the menu. */
  title: string;
  icon: IconName;
  /** First path segments that belong to it; links elsewhere lead to the main site. */
  paths: readonly [string, ...string[]];
  /** The first one is below the area's own title. */
  nav: readonly AreaNavItem[];
  /** The first page of a mount without a path, and of the area's own site. */
  firstPage: string;
  pages: readonly AreaPage[];
  sections: readonly AreaSection[];
  /** The news, if any, that the page around the area gets of an act that was carried out. */
  readAct?: (act: DoneAct, chain: ChainConfig) => Promise<News | null>;
}

/** What shows an area without the shell needs to know of it. */
export type MountedArea = Pick<Area, 'paths' | 'firstPage' | 'readAct'>;

/** `isOwnPage`: the page is the area's own, not a partner's. */
export type AreaOptions = MountOptions & { isOwnPage?: boolean };
