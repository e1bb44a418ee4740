import type { Surface } from './compatibility.ts';

/** What a remote's build says of itself, see webpack/ReleasePlugin.mjs. */
export interface Manifest {
  name: string;
  version: string;
  entry: string;
  /** Files that each exposed module needs. */
  exposes: Readonly<Record<string, readonly string[]>>;
  /** By route (`/lock/:id`). Older builds name none. */
  pages?: Readonly<Record<string, PageParts>>;
  /** What it was built with, in short. */
  offer: string;
  needs: Surface;
  /** Every script that a host may load, with its hash as `integrity` attributes have it. */
  integrity: Readonly<Record<string, string>>;
}

/** The files of a page, and the share keys that it takes from a host. */
export interface PageParts {
  files: readonly string[];
  shared: readonly string[];
}

/** All scripts of an area that its page needs, in the order in which they run. */
export const pageFilesOf = ({ entry, exposes }: Manifest, page?: PageParts): readonly string[] => [
  entry,
  ...(exposes.app ?? []),
  ...(page?.files ?? []),
];
