import { persistentAtom } from '@rab/wallet-context';
import * as v from 'valibot';

/** Whether the sidebar is open, kept over visits (CFG-09). */
export const sidebarAtom = persistentAtom('rab.settings.v1', v.object({ isDrawerOpen: v.boolean() }), {
  isDrawerOpen: true,
});
