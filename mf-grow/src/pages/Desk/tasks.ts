import { t } from '@lingui/core/macro';
import type { GrowTask } from '../../kind/growWait.ts';

/** What the administrator does with a grow that waits, as short as a line of a table needs it. */
export const tasks = (): Record<GrowTask, string> => ({
  review: t`Begin the review`,
  decide: t`Decide`,
  pay: t`Pay out`,
  show: t`Show it in the lists`,
});
