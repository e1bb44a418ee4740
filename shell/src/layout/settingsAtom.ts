import { v } from '@rab/config';
import { persistentAtom } from '@rab/wallet-context';

/** The frame's settings, kept over visits (CFG-09): whether the sidebar is open, and the header's progress. */
export const settingsAtom = persistentAtom(
  'rab.settings.v1',
  v.object({
    isDrawerOpen: v.boolean(),
    headerProgress: v.optional(
      v.nullable(
        v.object({
          percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
          /** The page that it belongs to: after a reload it is there at once, on another page it is not. */
          path: v.string(),
        }),
      ),
      null,
    ),
  }),
  { isDrawerOpen: true, headerProgress: null },
);
