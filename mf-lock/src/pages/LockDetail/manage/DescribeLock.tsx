import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { describeLockCall } from '@rab/sdk/locks';
import { useChainConfig } from '@rab/wallet-context';
import { TitleForm } from '../../TitleForm.tsx';
import type { ManageProps } from './ManageProps.ts';
import { titleSchema } from './manageSchemas.ts';

/** Gives a lock another title (LKT-01). */
export function DescribeLock({ lock, touches, onDone }: ManageProps) {
  const chain = useChainConfig();
  return (
    <TitleForm
      title={lock.description}
      schema={titleSchema}
      act={`describe:${String(lock.id)}`}
      toCall={(title) => describeLockCall(chain, lock.id, title)}
      summary={(title) => msg`Rename lock ${String(lock.id)} to “${title}”`}
      touches={touches}
      onDone={onDone}
    >
      <Trans>Everyone can see the title. Changing it doesn’t affect amounts or dates.</Trans>
    </TitleForm>
  );
}
