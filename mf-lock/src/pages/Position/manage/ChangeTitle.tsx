import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { contractAddress, v } from '@rab/config';
import { describePositionLockCall } from '@rab/contracts/position-calls';
import { useChainConfig } from '@rab/wallet-context';
import { TitleForm } from '../../TitleForm.tsx';
import type { PositionActProps } from './PositionActProps.ts';
import { positionLockTitle } from './positionActSchemas.ts';

/** Gives a lock another title, or none. */
export function ChangeTitle({ lock, touches, onDone }: PositionActProps) {
  const locker = contractAddress(useChainConfig(), 'positionLock');
  return (
    <TitleForm
      title={lock.description}
      schema={() => v.object({ title: positionLockTitle() })}
      act={`position:describe:${lock.id}`}
      toCall={(title) => describePositionLockCall(locker, lock.id, title)}
      summary={(title) =>
        title ? msg`Rename lock ${String(lock.id)} to “${title}”` : msg`Remove the title of lock ${String(lock.id)}`
      }
      touches={touches}
      onDone={onDone}
      hint={t`Leave blank for none`}
    >
      <Trans>Everyone can see the title. Changing it doesn’t affect the position, its fees or its date.</Trans>
    </TitleForm>
  );
}
