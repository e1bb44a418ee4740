import { DateTime, Link, Panel, Text } from '@rab/ui';
import type { ComingDate } from '@rab/ui/action';
import { Timeline } from '@rab/ui/data';
import { RouterLink } from '@rab/ui/router';

/** More dates than these are no longer seen at a glance. */
const MOST = 8;

/** What happens next to what the account has, as a timeline of dates (PRT-04). */
export function ComingUp({ coming }: { coming: readonly ComingDate[] }) {
  return (
    <Panel title="Coming up">
      {coming.length === 0 ? (
        <Text color="fg.muted">No dates ahead.</Text>
      ) : (
        <Timeline
          milestones={coming.slice(0, MOST).map(({ at, title, what, path }) => ({
            id: `${at} ${path} ${what}`,
            label: (
              <>
                <Link asChild>
                  <RouterLink to={path}>{title}</RouterLink>
                </Link>{' '}
                {what}
              </>
            ),
            detail: <DateTime seconds={at} />,
            state: 'ahead',
          }))}
        />
      )}
      {coming.length > MOST && <Text color="fg.muted">And {coming.length - MOST} later.</Text>}
    </Panel>
  );
}
