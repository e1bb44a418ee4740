import { RULE_SENTENCES } from '@rab/contracts/errors';
import { Button, Stack, Text } from '@rab/ui';
import { FormDialog, lazyPart } from '@rab/ui/overlay';
import { type ComponentType, useState } from 'react';
import type { ManageProps } from './ManageProps.ts';

const form = (name: keyof typeof import('./manageForms.ts')) =>
  lazyPart<ManageProps>('The form', async () => (await import('./manageForms.ts'))[name]);

type Act = 'edit' | 'describe' | 'transfer';
const ACTS: Record<Act, { label: string; title: string; Form: ComponentType<ManageProps> }> = {
  edit: { label: 'Add or extend', title: 'Add to the lock or extend it', Form: form('EditLock') },
  describe: { label: 'Change title', title: 'Change the title', Form: form('DescribeLock') },
  transfer: { label: 'Transfer ownership', title: 'Transfer the lock', Form: form('TransferLock') },
};

/** What the owner of a lock can change about it, each in a dialog that says what comes of it (LKT-01). */
export function ManageLock({ lock, ...rest }: Omit<ManageProps, 'onDone'>) {
  const [act, setAct] = useState<Act>();
  const isFixed = lock.unlockedAmount > 0n;
  const close = () => setAct(undefined);
  return (
    <Stack gap="3">
      {(Object.keys(ACTS) as Act[]).map((name) => (
        <Button
          key={name}
          variant="outline"
          width="full"
          disabled={name === 'edit' && isFixed}
          onClick={() => setAct(name)}
        >
          {ACTS[name].label}
        </Button>
      ))}
      {isFixed && (
        <Text textStyle="label" color="fg.muted" textAlign="center">
          {RULE_SENTENCES.AlreadyWithdrawn}
        </Text>
      )}
      {(Object.keys(ACTS) as Act[]).map((name) => {
        const { title, Form } = ACTS[name];
        return (
          <FormDialog key={name} title={title} isOpen={act === name} onClose={close}>
            <Form lock={lock} {...rest} onDone={close} />
          </FormDialog>
        );
      })}
    </Stack>
  );
}
