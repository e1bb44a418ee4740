import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { Button, ShieldCheck } from '@rab/ui';
import { Coming, DueRow } from '@rab/ui/action';
import { AreaLink } from '@rab/ui/router';
import { useChainTime } from '@rab/wallet-context';
import { useWaitingGrows } from '../kind/useWaitingGrows.ts';
import { useAdministrator } from '../queries/useAdministrator.ts';

const MINUTE = 60n;

/** In the administrator's portfolio: how many grows wait, and until when the most urgent does (PRT-04). */
export const ReviewsDue = () => (useAdministrator().isAdministrator ? <Reviews /> : null);

function Reviews() {
  const now = useChainTime(MINUTE);
  const { waiting = [] } = useWaitingGrows(now);
  const [first] = waiting;
  if (!first) return null;
  const { what, until } = first.wait;
  return (
    <>
      <DueRow
        title={t`Review`}
        path={paths.growDesk()}
        what={plural(waiting.length, { one: 'One grow is waiting for you', other: '# grows are waiting for you' })}
        mark={<ShieldCheck size={20} aria-hidden="true" />}
      >
        <Button asChild variant="subtle" colorPalette="accent" width="full">
          <AreaLink to={paths.growDesk()}>
            <Trans>Open the desk</Trans>
          </AreaLink>
        </Button>
      </DueRow>
      {until > now && (
        <Coming at={until} title={first.sale.token.symbol} what={t`Due: ${what}`} path={paths.growDesk()} />
      )}
    </>
  );
}
