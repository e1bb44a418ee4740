import { t } from '@lingui/core/macro';
import type { Incompatibility } from './compatibility.ts';

export * from './compatibility.ts';

/** What a visitor reads of an area that cannot run in this host: which side is old, and what to do. */
export const INCOMPATIBILITY_TEXTS: Readonly<Record<Incompatibility['older'], () => string>> = {
  host: () =>
    t`It’s newer than the page around it. Reload the page. If that doesn’t help, come back later: the page will be updated.`,
  area: () =>
    t`It’s older than the page around it and no longer works with it. Reloading doesn’t help: it works again once its own update is out.`,
  unknown: () =>
    t`It doesn’t work with this version of the page around it. Reload the page. If that doesn’t help, come back later.`,
};
