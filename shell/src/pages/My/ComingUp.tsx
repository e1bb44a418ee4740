import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { DateTime, Link, Panel, Text } from '@rab/ui';
import type { ComingDate } from '@rab/ui/action';
import { Timeline } from '@rab/ui/data';
import { RouterLink } from '@rab/ui/router';

/** More dates than these are no longer seen at a glance. */
const MOST = 8;

/** What happens next to what the account has, as a timeline of dates (PRT-04). */
export function ComingUp({ coming }: { coming: readonly ComingDate[] }) {
  const later = coming.length - MOST;
  return (
    <Panel title={t`Coming up`}>
      {coming.length === 0 ? (
        <Text color="fg.muted">
          <Trans>No dates ahead.</Trans>
        </Text>
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
      {later > 0 && <Text color="fg.muted">{plural(later, { one: 'And # later.', other: 'And # later.' })}</Text>}
    </Panel>
  );
}
