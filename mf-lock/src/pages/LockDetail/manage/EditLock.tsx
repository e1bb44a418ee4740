import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { contractAddress } from '@rab/config';
import { formatAmount, parseAmount, shortSymbol } from '@rab/contracts';
import { isVestingLock, withdrawableAmount } from '@rab/contracts/lock';
import { editLockCall } from '@rab/sdk/locks';
import { Amount, formatUtc, Text } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { formOf, parseUtcInput, useSchemaForm } from '@rab/ui/forms';
import { useChainClock, useChainConfig } from '@rab/wallet-context';
import { useBalances } from '@rab/wallet-context/reads';
import { useApprovedTransaction } from '@rab/wallet-context/transactions';
import { ActForm } from '../../ActForm.tsx';
import type { ManageProps } from './ManageProps.ts';
import { type EditForm, editSchema } from './manageSchemas.ts';

const { AmountField, DateTimeField } = formOf<EditForm>();

/** Makes a lock larger, later, or both (LKT-01). */
export function EditLock({ lock, token, touches, onDone }: ManageProps) {
  const chain = useChainConfig();
  const clock = useChainClock();
  const { decimals, symbol } = token;
  const [balance] = useBalances([lock.token]) ?? [];
  const form = useSchemaForm<ReturnType<typeof editSchema>, EditForm>({
    defaultValues: { added: '', newDate: '' },
    schema: (typed) => editSchema(typed, { lock, decimals, balance, now: clock() }),
  });
  const [addedText, dateText] = form.watch(['added', 'newDate']);
  const added = parseAmount(addedText, decimals) ?? 0n;
  const date = parseUtcInput(dateText) ?? 0n;
  const label = added > 0n ? (date > 0n ? t`Add and extend` : t`Add tokens`) : t`Extend`;
  const edit = useApprovedTransaction({
    key: `edit:${lock.id}`,
    label,
    token: added > 0n ? lock.token : null,
    spender: contractAddress(chain, 'rabbitLock'),
    amount: added || null,
  });
  const ready = withdrawableAmount(lock, clock());
  const words = `${formatAmount(added, decimals)} ${shortSymbol(symbol)}`;

  const sum = (value: bigint) => `${formatAmount(value, decimals)} ${shortSymbol(symbol)}`;
  const held = <Amount value={lock.amount} decimals={decimals} symbol={symbol} />;
  const [before, after] = [formatUtc(lock.tgeDate), formatUtc(date)];
  const afterwards = sum(lock.amount + added);
  const again = sum(ready);
  const dateWords = () => {
    if (isVestingLock(lock))
      return date === lock.tgeDate
        ? t`The first release is on ${after} UTC, as before.`
        : t`The first release is on ${after} UTC instead of ${before} UTC.`;
    return date === lock.tgeDate
      ? t`It unlocks on ${after} UTC, as before.`
      : t`It unlocks on ${after} UTC instead of ${before} UTC.`;
  };
  const outcome = [
    ...(added > 0n
      ? [
          isVestingLock(lock)
            ? t`${words} leave your wallet. The lock then holds ${afterwards}, released by the same percentages.`
            : t`${words} leave your wallet. The lock then holds ${afterwards}.`,
        ]
      : []),
    ...(date > 0n ? [dateWords()] : []),
    ...(date > 0n && ready > 0n ? [t`The ${again} you could withdraw now will be locked again until then.`] : []),
  ];

  const editWords = (change: { added: bigint; newDate: bigint }) => {
    const id = String(lock.id);
    const until = formatUtc(change.newDate);
    if (change.newDate === 0n) return msg`Add ${words} to lock ${id}`;
    if (change.added === 0n) return msg`Extend lock ${id} to ${until} UTC`;
    return msg`Add ${words} to lock ${id}, Extend lock ${id} to ${until} UTC`;
  };

  const submit = form.handleSubmit(async (change) => {
    const total = change.added > 0n ? lock.amount + change.added : 0n;
    const receipt = await edit.submit({
      approvalSummary: msg`Approve ${words}`,
      call: editLockCall(chain, lock.id, total, change.newDate),
      summary: editWords(change),
      success: msg`Lock changed`,
      failed: msg`Lock not changed`,
      touches,
    });
    if (receipt) onDone();
  });

  return (
    <ActForm form={form} onSubmit={submit}>
      <Text>
        {isVestingLock(lock) ? (
          <Trans>
            This lock holds {held} and its first release is {formatUtc(lock.tgeDate)} UTC. You can add tokens or move
            the date later, but never the reverse. This can’t be undone.
          </Trans>
        ) : (
          <Trans>
            This lock holds {held} and its unlock date is {formatUtc(lock.tgeDate)} UTC. You can add tokens or move the
            date later, but never the reverse. This can’t be undone.
          </Trans>
        )}
      </Text>
      <AmountField
        name="added"
        label={t`Tokens to add`}
        decimals={decimals}
        symbol={symbol}
        max={balance}
        hint={t`Leave blank to add none`}
      />
      <DateTimeField
        name="newDate"
        label={isVestingLock(lock) ? t`New TGE date` : t`New unlock date`}
        hint={
          isVestingLock(lock)
            ? t`All later releases move by the same time. Leave blank to keep the dates`
            : t`Leave blank to keep the date`
        }
      />
      {(added > 0n || date > 0n) && (
        <Text data-testid="outcome" overflowWrap="anywhere">
          {outcome.join(' ')}
        </Text>
      )}
      <ActionButton type="submit" transaction={edit}>
        {edit.label}
      </ActionButton>
    </ActForm>
  );
}
