import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { contractAddress, paths } from '@rab/config';
import { DEFAULT_DECIMALS, formatAmount, parseAmount } from '@rab/contracts';
import { FormFrame, ReleaseSchedule } from '@rab/launchpad';
import { createLockCall } from '@rab/sdk/locks';
import { Amount, Box, Button, Flex, formatUtc, Notice, PageHeader, Panel, Stack, Text } from '@rab/ui';
import { ActionButton, useDraftOfPage } from '@rab/ui/action';
import { Address } from '@rab/ui/address';
import { formOf, parseUtcInput, useSchemaForm } from '@rab/ui/forms';
import { RouterLink, useSearchParams } from '@rab/ui/router';
import { topics, useChainClock, useChainConfig, useWallet } from '@rab/wallet-context';
import { type Permit, type TokenInfo, useTypedToken } from '@rab/wallet-context/reads';
import { useApprovedTransaction } from '@rab/wallet-context/transactions';
import { type ReactNode, useState } from 'react';
import { toNewLock } from '../../actions/toNewLock.ts';
import { GLOSSARY } from '../../model/glossary.ts';
import { LockedTokenField } from '../LockedTokenField.tsx';
import { typedTerms } from '../schedule/typedTerms.ts';
import { useSameTerms } from '../schedule/useSameTerms.ts';
import { VestingFields } from '../schedule/VestingFields.tsx';
import type { CreateLockForm } from './createLockSchema.ts';
import { lockSummary } from './lockSummary.ts';
import { useLockSchema } from './useLockSchema.ts';

const { AmountField, DateTimeField, SwitchField, TextField } = formOf<CreateLockForm>();

/** `/create-lock`: approve once, then lock, or both as one where the wallet or the token can; `?token=` prefills the address. */
export function CreateLockPage() {
  const chain = useChainConfig();
  const wallet = useWallet();
  const [search] = useSearchParams();
  const spender = contractAddress(chain, 'rabbitLock');
  const form = useSchemaForm({
    schema: useLockSchema(),
    defaultValues: {
      tokenAddress: search.get('token') ?? '',
      title: '',
      amount: '',
      useVesting: false,
      lockUntil: '',
      tgeDate: '',
      tgePercent: '',
      cycleDays: '',
      cycleReleasePercent: '',
    },
  });
  const typed = form.watch();
  const { tokenAddress, amount: amountText, useVesting } = typed;
  const { address, token, isLoading: isReading, balance } = useTypedToken(tokenAddress);
  const amount = token ? parseAmount(amountText, token.decimals) || null : null;
  const locking = useApprovedTransaction({
    key: 'create:lock',
    label: t`Create Lock`,
    token: address ?? undefined,
    spender,
    amount,
    takesPermit: true,
  });

  const draftId = useDraftOfPage();
  const submit = form.handleSubmit(async (lock) => {
    if (!token || wallet.status !== 'ready') return;
    const words = `${formatAmount(lock.amount, token.decimals)} ${token.symbol}`;
    const lockCall = (permit?: Permit) => createLockCall(chain, wallet.address, lock, token.pair !== null, permit);
    await locking.submit({
      approvalSummary: msg`Approve ${words}`,
      call: lockCall(),
      permitCall: lockCall,
      summary: lockSummary(lock, words),
      success: msg`Lock success`,
      failed: msg`Lock failed`,
      touches: [topics.locks, topics.token(token.address)],
      creation: { leadsTo: toNewLock(chain), draftId: draftId() },
    });
  });

  return (
    <Stack gap="6">
      <PageHeader
        title={t`Create Lock`}
        description={t`Nobody can withdraw locked tokens before their date, including you and us. You can extend a lock, but never shorten it.`}
        action={
          <Flex gap="2" wrap="wrap">
            {chain.contracts.positionLock && (
              <Button asChild variant="outline">
                <RouterLink to={paths.createPositionLock()}>
                  <Trans>Lock a V3 position</Trans>
                </RouterLink>
              </Button>
            )}
            <Button asChild variant="outline">
              <RouterLink to={paths.createManyLocks()}>
                <Trans>Lock for many owners</Trans>
              </RouterLink>
            </Button>
          </Flex>
        }
      />
      <FormFrame
        form={form}
        onSubmit={submit}
        fields={
          <Stack gap="5">
            <LockedTokenField token={token} />
            <TextField name="title" label={t`Title`} placeholder={t`Team tokens`} isRequired />
            <AmountField
              name="amount"
              label={t`Amount`}
              isRequired
              decimals={token?.decimals ?? DEFAULT_DECIMALS}
              symbol={token?.symbol}
              max={token ? balance : undefined}
              hint={
                token &&
                balance !== undefined && (
                  <Trans>
                    Balance: <Amount value={balance} decimals={token.decimals} symbol={token.symbol} />
                  </Trans>
                )
              }
            />
            <SwitchField
              name="useVesting"
              label={t`Use vesting`}
              glossary={GLOSSARY.vesting}
              hint={t`Release the tokens in parts instead of all at once`}
            />
            {useVesting ? <VestingFields /> : <DateTimeField name="lockUntil" label={t`Lock until`} isRequired />}
          </Stack>
        }
        aside={
          <Stack gap="4">
            <Panel title={t`What will happen`}>
              <Stack gap="4">
                <Outcome typed={typed} symbol={token?.symbol} />
                <ActionButton
                  type="submit"
                  transaction={locking}
                  disabledReason={isReading ? t`Loading the token…` : undefined}
                >
                  {locking.label}
                </ActionButton>
              </Stack>
            </Panel>
            <Notice tone="warning">
              <Trans>
                Exclude the lock contract <Address address={spender} /> from your token’s fees, rewards and maximum
                transaction amount. Rebase tokens aren’t supported.
              </Trans>
            </Notice>
          </Stack>
        }
      >
        {token && <SchedulePreview key={chain.id} typed={typed} token={token} />}
      </FormFrame>
    </Stack>
  );
}

/** What the typed terms release when, before anything is signed (LKT-03). */
function SchedulePreview({ typed, token }: { typed: CreateLockForm; token: TokenInfo }) {
  const clock = useChainClock();
  const [opened] = useState(clock);
  const terms = useSameTerms(typedTerms(typed, token.decimals));
  return terms && <ReleaseSchedule title={t`Release schedule`} terms={terms} token={token} from={opened} />;
}

/** The signature in words: what leaves the wallet, what comes back, when. Its room is kept: the button below does not move. */
function Outcome({ typed, symbol }: { typed: CreateLockForm; symbol: string | undefined }) {
  const { amount, useVesting, lockUntil, tgeDate, tgePercent, cycleDays, cycleReleasePercent: cycleRelease } = typed;
  const date = parseUtcInput(useVesting ? tgeDate : lockUntil);
  if (!symbol || !amount || date === null)
    return (
      <Text color="fg.muted" minH="16">
        <Trans>Fill in the form to see what you’ll sign.</Trans>
      </Text>
    );
  const when = formatUtc(date);
  const [first, later, days] = [tgePercent, cycleRelease, cycleDays].map((value) => value || '…');
  return (
    <Text overflowWrap="anywhere" minH="16">
      {useVesting ? (
        <Trans>
          <Strong>
            {amount} {symbol}
          </Strong>{' '}
          leave your wallet. From <Strong>{when} UTC</Strong>, you can withdraw {first}%, then {later}% every {days}{' '}
          days.
        </Trans>
      ) : (
        <Trans>
          <Strong>
            {amount} {symbol}
          </Strong>{' '}
          leave your wallet. From <Strong>{when} UTC</Strong>, you can withdraw all of it.
        </Trans>
      )}
    </Text>
  );
}

function Strong({ children }: { children: ReactNode }) {
  return (
    <Box as="span" fontWeight="semibold">
      {children}
    </Box>
  );
}
