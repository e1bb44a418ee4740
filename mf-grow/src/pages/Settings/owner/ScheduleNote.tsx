import { Trans } from '@lingui/react/macro';
import { Text } from '@rab/ui';
import { use } from 'react';
import { hoursText } from '../../../features/hoursText.ts';
import { TimelockContext } from './TimelockContext.ts';

/** Before a proposal is signed: when its change can come, and who sees it until then. */
export function ScheduleNote() {
  const timelock = use(TimelockContext);
  if (!timelock) return null;
  return (
    <Text marginTop="2">
      <Trans>
        This schedules the change. It can be executed in {hoursText(timelock.delay)} at the earliest. Until then,
        everyone can see it on this page, and it can be canceled.
      </Trans>
    </Text>
  );
}
