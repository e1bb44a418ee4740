import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { contractAddress } from '@rab/config';
import { formatAmount, parseAddress, shortAddress, shortSymbol } from '@rab/contracts';
import { transferLockCall } from '@rab/sdk/locks';
import { Notice } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { Address } from '@rab/ui/address';
import { formOf, useSchemaForm } from '@rab/ui/forms';
import { useChainConfig } from '@rab/wallet-context';
import { useTransaction } from '@rab/wallet-context/transactions';
import { ActForm } from '../../ActForm.tsx';
import type { ManageProps } from './ManageProps.ts';
import { newOwnerSchema } from './manageSchemas.ts';

const { TextField } = formOf<{ newOwner: string }>();

/** Gives a lock to another account (LKT-01). */
export function TransferLock({ lock, token, touches, onDone }: ManageProps) {
  const chain = useChainConfig();
  const form = useSchemaForm({
    defaultValues: { newOwner: '' },
    schema: newOwnerSchema(lock.owner, contractAddress(chain, 'rabbitLock')),
  });
  const transfer = useTransaction(`transfer:${String(lock.id)}`);
  const typed = parseAddress(form.watch('newOwner'));
  const left = `${formatAmount(lock.amount - lock.unlockedAmount, token.decimals)} ${shortSymbol(token.symbol)}`;
  const submit = form.handleSubmit(async ({ newOwner }) => {
    const receipt = await transfer.send({
      call: transferLockCall(chain, lock.id, newOwner),
      summary: msg`Transfer lock ${String(lock.id)} to ${shortAddress(newOwner)}`,
      success: msg`Lock transferred`,
      failed: msg`Lock not transferred`,
      touches,
    });
    if (receipt) onDone();
  });
  return (
    <ActForm form={form} onSubmit={submit}>
      <TextField name="newOwner" label={t`New owner`} placeholder="0x…" isRequired />
      <Notice tone="warning" title={t`You can’t undo this`}>
        {typed ? (
          <Trans>
            The lock belongs to <Address address={typed} /> at once, without their approval. Only the new owner can then
            withdraw the {left} in it, change it or transfer it. Make sure that someone controls this address.
          </Trans>
        ) : (
          <Trans>
            The lock belongs to the new owner at once, without their approval. Only the new owner can then withdraw the{' '}
            {left} in it, change it or transfer it. Make sure that someone controls this address.
          </Trans>
        )}
      </Notice>
      <ActionButton type="submit" colorPalette="negative" transaction={transfer}>
        <Trans>Transfer permanently</Trans>
      </ActionButton>
    </ActForm>
  );
}
