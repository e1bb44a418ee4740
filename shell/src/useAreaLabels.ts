import type { Remote } from '@rab/federation/remotes';
import { addCatalogues } from '@rab/language';
import { useEffect } from 'react';

/** Makes the menu's words of areas known, in the language that is spoken: each area's build serves its own. */
export function useAreaLabels(remotes: readonly Remote[]): void {
  useEffect(() => {
    for (const { entry } of remotes) void addCatalogues(new URL('l/labels/', entry).href);
  }, [remotes]);
}
