import { t } from '@lingui/core/macro';
import { LOCK_RULE_SENTENCES } from '@rab/contracts/errors';
import { Button, Stack, Text } from '@rab/ui';
import { FormDialog, lazyPart } from '@rab/ui/overlay';
import { type ComponentType, useState } from 'react';
import type { ManageProps } from './ManageProps.ts';

const form = (name: keyof typeof import('./manageForms.ts')) =>
  lazyPart<ManageProps>(
    () => t`The form`,
    async () => (await import('./manageForms.ts'))[name],
  );

type LockAct = 'edit' | 'describe' | 'transfer';
const FORMS: Record<LockAct, ComponentType<ManageProps>> = {
  edit: form('EditLock'),
  describe: form('DescribeLock'),
  transfer: form('TransferLock'),
};
const acts = (): Record<LockAct, { label: string; title: string }> => ({
  edit: { label: t`Add or extend`, title: t`Add to the lock or extend it` },
  describe: { label: t`Change title`, title: t`Change the title` },
  transfer: { label: t`Transfer ownership`, title: t`Transfer the lock` },
});

/** What the owner of a lock can change about it, each in a dialog that says what comes of it (LKT-01). */
export function ManageLock({ lock, ...rest }: Omit<ManageProps, 'onDone'>) {
  const [act, setAct] = useState<LockAct>();
  const isFixed = lock.unlockedAmount > 0n;
  const close = () => setAct(undefined);
  return (
    <Stack gap="3">
      {(Object.keys(FORMS) as LockAct[]).map((name) => (
        <Button
          key={name}
          variant="outline"
          width="full"
          disabled={name === 'edit' && isFixed}
          onClick={() => setAct(name)}
        >
          {acts()[name].label}
        </Button>
      ))}
      {isFixed && (
        <Text textStyle="label" color="fg.muted" textAlign="center">
          {LOCK_RULE_SENTENCES.AlreadyWithdrawn}
        </Text>
      )}
      {(Object.keys(FORMS) as LockAct[]).map((name) => {
        const Form = FORMS[name];
        return (
          <FormDialog key={name} title={acts()[name].title} isOpen={act === name} onClose={close}>
            <Form lock={lock} {...rest} onDone={close} />
          </FormDialog>
        );
      })}
    </Stack>
  );
}
