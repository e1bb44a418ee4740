import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { contractAddress, paths } from '@rab/config';
import { formatAmount, shortSymbol } from '@rab/contracts';
import { locksATransaction } from '@rab/contracts/lock';
import { lockManyCall } from '@rab/contracts/lock-calls';
import { FormFrame, ReleaseSchedule } from '@rab/launchpad';
import { ownerListReader } from '@rab/sdk/lists';
import { Box, Button, formatUtc, Notice, PageHeader, Panel, Stack, Text } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { formOf, useKeepTyped, useSchemaForm } from '@rab/ui/forms';
import { RouterLink } from '@rab/ui/router';
import { topics, useChainClock, useChainConfig } from '@rab/wallet-context';
import { useTypedToken } from '@rab/wallet-context/reads';
import { useApprovedTransaction } from '@rab/wallet-context/transactions';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTokenReader } from '../CreateLock/useLockSchema.ts';
import { LockedTokenField } from '../LockedTokenField.tsx';
import { typedVesting } from '../schedule/typedTerms.ts';
import { useSameTerms } from '../schedule/useSameTerms.ts';
import { VestingFields } from '../schedule/VestingFields.tsx';
import type { LockManyForm } from './lockManyDraft.ts';
import { lockManySchema } from './lockManySchema.ts';
import { ManyOutcome } from './ManyOutcome.tsx';
import { OwnerList } from './OwnerList.tsx';
import { OwnerRows } from './OwnerRows.tsx';
import { useLockManyDraft, useOnStep } from './useLockManyDraft.ts';

const { TextField } = formOf<LockManyForm>();
const NO_ROWS = { rows: [], problems: [] };
const bytesOf = (text: string) => new TextEncoder().encode(text.trim()).length;

/** `/create-lock/many`: vesting locks for many owners on the same terms, as few transactions as gas allows (LKT-02). */
export function LockManyPage() {
  const chain = useChainConfig();
  const clock = useChainClock();
  const readToken = useTokenReader();
  const locker = contractAddress(chain, 'rabbitLock');
  const [made, setMade] = useState(0);
  const { draft, key, keep, markSent } = useLockManyDraft();
  const form = useSchemaForm<ReturnType<typeof lockManySchema>, LockManyForm>({
    defaultValues: draft.typed,
    schema: async (typed) => lockManySchema({ token: await readToken(typed.tokenAddress), now: clock() }),
  });
  useKeepTyped(form, keep);
  useOnStep(draft, (list) => form.setValue('list', list));
  const typed = form.watch();
  const { address, token, balance } = useTypedToken(typed.tokenAddress);
  // a list of thousands is read behind the typing
  const list = useDeferredValue(typed.list);
  const read = useMemo(() => (token ? ownerListReader(token.decimals, locker) : () => NO_ROWS), [token, locker]);
  const { rows, problems } = useMemo(() => read(list), [read, list]);
  const total = useMemo(() => rows.reduce((sum, { amount }) => sum + amount, 0n), [rows]);
  const most = locksATransaction(bytesOf(typed.title));
  const batch = rows.slice(0, most);
  const [shownRow, setShownRow] = useState<number>();
  const shown = rows.find(({ row }) => row === shownRow) ?? rows[0];
  const locking = useApprovedTransaction({
    key,
    label: plural(batch.length, { one: 'Create # lock', other: 'Create # locks' }),
    token: address ?? undefined,
    spender: locker,
    amount: total || null,
  });
  const [opened] = useState(clock);
  const terms = useSameTerms(shown && typedVesting(typed, shown.amount));

  const submit = form.handleSubmit(async (shared) => {
    const last = batch.at(-1);
    if (!token || !last || list !== form.getValues('list')) return;
    const words = (amount: bigint) => `${formatAmount(amount, token.decimals)} ${shortSymbol(token.symbol)}`;
    keep(form.getValues());
    markSent(last.row);
    const receipt = await locking.submit({
      approvalSummary: msg`Approve ${words(total)}`,
      call: lockManyCall(locker, batch, shared, token.pair !== null),
      summary: msg`Lock ${words(batch.reduce((sum, { amount }) => sum + amount, 0n))} in ${plural(batch.length, { one: '# lock', other: '# locks' })}`,
      success: msg`Locks created`,
      failed: msg`Locks not created`,
      touches: [topics.locks, topics.token(token.address)],
    });
    if (receipt) setMade((before) => before + batch.length);
  });

  const refusal = (): string | undefined => {
    if (locking.isBusy) return undefined;
    if (!token) return t`Enter the token first`;
    if (problems.length > 0) return t`Fix the list first`;
    if (rows.length === 0) return t`The list is empty`;
    if (list !== typed.list) return t`Loading the list…`;
    if (balance !== undefined && balance < total)
      return t`You need ${formatAmount(total, token.decimals)} ${shortSymbol(token.symbol)} and hold ${formatAmount(balance, token.decimals)}`;
    return undefined;
  };
  return (
    <Stack gap="6">
      <PageHeader
        title={t`Lock for many`}
        description={t`Vesting locks of one token for many owners on the same terms, such as a team, advisors or early supporters. Only each owner can withdraw from their lock.`}
        action={
          <Button asChild variant="outline">
            <RouterLink to={paths.createLock()}>
              <Trans>Lock for one</Trans>
            </RouterLink>
          </Button>
        }
      />
      {made > 0 && token && (
        <Notice tone="positive" title={plural(made, { one: '# lock created', other: '# locks created' })}>
          {rows.length > 0 ? t`The rest of the list is below.` : t`You’re done with the list.`}{' '}
          <RouterLink to={paths.locksOfToken(token.address)}>
            <Trans>View the locks of {shortSymbol(token.symbol)}</Trans>
          </RouterLink>
        </Notice>
      )}
      <FormFrame
        form={form}
        onSubmit={submit}
        fields={
          // what is being sent stays as it is until the chain has answered
          <Box asChild minW="0" border="none">
            <fieldset disabled={locking.isBusy}>
              <Stack gap="5">
                <LockedTokenField token={token} />
                <TextField
                  name="title"
                  label={t`Title`}
                  placeholder={t`Team tokens`}
                  isRequired
                  hint={t`Used for every lock. A shorter title costs less gas`}
                />
                <VestingFields />
                <OwnerList
                  problems={problems}
                  onText={(text) => form.setValue('list', text, { shouldDirty: true })}
                  onTooLarge={() => form.setError('list', { message: t`The file is larger than 1 MB` })}
                />
              </Stack>
            </fieldset>
          </Box>
        }
        aside={
          <Panel title={t`What will happen`}>
            <Stack gap="4">
              {token && rows.length > 0 && terms ? (
                <ManyOutcome
                  count={rows.length}
                  batch={batch.length}
                  words={`${formatAmount(total, token.decimals)} ${shortSymbol(token.symbol)}`}
                  from={formatUtc(terms.tgeDate)}
                  typed={typed}
                />
              ) : (
                <Text color="fg.muted">
                  <Trans>Fill in the form to see what you’ll sign.</Trans>
                </Text>
              )}
              <ActionButton type="submit" transaction={locking} disabledReason={refusal()}>
                {locking.label}
              </ActionButton>
            </Stack>
          </Panel>
        }
      >
        {token && rows.length > 0 && <OwnerRows rows={rows} token={token} shown={shown} onShow={setShownRow} />}
        {token && shown && terms && (
          <ReleaseSchedule title={t`Release schedule of row ${shown.row}`} terms={terms} token={token} from={opened} />
        )}
      </FormFrame>
    </Stack>
  );
}
