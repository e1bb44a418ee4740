import { contractAddress } from '@rab/config';
import { formatAmount, parseAmount, shortSymbol } from '@rab/contracts';
import { isVestingLock, withdrawableAmount } from '@rab/contracts/lock';
import { Amount, formatUtc, Stack, Text } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { FormProvider, formOf, parseUtcInput, useSchemaForm } from '@rab/ui/forms';
import { useChainClock, useChainConfig } from '@rab/wallet-context';
import { useBalances } from '@rab/wallet-context/reads';
import { useApprovedTransaction } from '@rab/wallet-context/transactions';
import { editLockCall } from '../../../actions/lockCalls.ts';
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
  const label = added > 0n ? (date > 0n ? 'Add and extend' : 'Add tokens') : 'Extend';
  const edit = useApprovedTransaction({
    key: `edit:${lock.id}`,
    label,
    token: added > 0n ? lock.token : null,
    spender: contractAddress(chain, 'rabbitLock'),
    amount: added || null,
  });
  const ready = withdrawableAmount(lock, clock());
  const words = `${formatAmount(added, decimals)} ${shortSymbol(symbol)}`;

  const submit = form.handleSubmit(async (change) => {
    const total = change.added > 0n ? lock.amount + change.added : 0n;
    const receipt = await edit.submit({
      approvalSummary: `Approve ${words}`,
      call: editLockCall(chain, lock.id, total, change.newDate),
      summary: [
        ...(change.added > 0n ? [`Add ${words} to lock ${lock.id}`] : []),
        ...(change.newDate > 0n ? [`Extend lock ${lock.id} to ${formatUtc(change.newDate)} UTC`] : []),
      ].join(', '),
      success: 'Lock changed',
      failed: 'Lock not changed',
      touches,
    });
    if (receipt) onDone();
  });

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <Stack gap="4">
          <Text>
            This lock holds <Amount value={lock.amount} decimals={decimals} symbol={symbol} /> and{' '}
            {isVestingLock(lock) ? 'its first release is' : 'its unlock date is'} {formatUtc(lock.tgeDate)} UTC. You can
            add tokens or move the date later, but never the reverse. This can’t be undone.
          </Text>
          <AmountField
            name="added"
            label="Tokens to add"
            decimals={decimals}
            symbol={symbol}
            max={balance}
            hint="Leave blank to add none"
          />
          <DateTimeField
            name="newDate"
            label={isVestingLock(lock) ? 'New TGE date' : 'New unlock date'}
            hint={
              isVestingLock(lock)
                ? 'All later releases move by the same time. Leave blank to keep the dates'
                : 'Leave blank to keep the date'
            }
          />
          {(added > 0n || date > 0n) && (
            <Text data-testid="outcome" overflowWrap="anywhere">
              {added > 0n && (
                <>
                  {words} leave your wallet. The lock then holds {formatAmount(lock.amount + added, decimals)}{' '}
                  {shortSymbol(symbol)}
                  {isVestingLock(lock) && ', released by the same percentages'}.{' '}
                </>
              )}
              {date > 0n && (
                <>
                  {isVestingLock(lock) ? 'The first release is' : 'It unlocks'} on {formatUtc(date)} UTC
                  {date === lock.tgeDate ? ', as before' : ` instead of ${formatUtc(lock.tgeDate)} UTC`}.
                  {ready > 0n &&
                    ` The ${formatAmount(ready, decimals)} ${shortSymbol(symbol)} that you could withdraw now are locked again until then.`}
                </>
              )}
            </Text>
          )}
          <ActionButton type="submit" transaction={edit}>
            {edit.label}
          </ActionButton>
        </Stack>
      </form>
    </FormProvider>
  );
}
