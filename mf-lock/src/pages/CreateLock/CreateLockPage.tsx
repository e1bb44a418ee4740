import { contractAddress } from '@rab/config';
import { DEFAULT_DECIMALS, formatAmount, parseAddress, parseAmount } from '@rab/contracts';
import { Amount, Box, formatUtc, Grid, Notice, PageHeader, Panel, Stack, StatusTag, Text } from '@rab/ui';
import { ActionButton, useDraftOfPage } from '@rab/ui/action';
import { Address } from '@rab/ui/connected';
import { FormProvider, formOf, parseUtcInput, useSchemaForm } from '@rab/ui/forms';
import { useSearchParams } from '@rab/ui/router';
import { topics, useChainConfig, useWallet } from '@rab/wallet-context';
import { type Permit, useApprovedTransaction, useBalances, useTokenInfo } from '@rab/wallet-context/contract';
import type { ReactNode } from 'react';
import { createLockCall, toNewLock } from '../../actions/lockCalls.ts';
import type { CreateLockForm } from './createLockSchema.ts';
import { lockSummary } from './lockSummary.ts';
import { useLockSchema } from './useLockSchema.ts';

const { AmountField, DateTimeField, SwitchField, TextField, useWatch } = formOf<CreateLockForm>();

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
  const [tokenAddress, amountText, useVesting] = form.watch(['tokenAddress', 'amount', 'useVesting']);
  const address = parseAddress(tokenAddress);
  const { data: token } = useTokenInfo(address);
  const balance = useBalances(address ? [address] : [])?.[0];
  const amount = token ? parseAmount(amountText, token.decimals) || null : null;
  const locking = useApprovedTransaction({
    key: 'create:lock',
    label: 'Create Lock',
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
      approvalSummary: `Approve ${words}`,
      call: lockCall(),
      permitCall: lockCall,
      summary: lockSummary(lock, words),
      success: 'Lock success',
      failed: 'Lock failed',
      touches: [topics.locks, topics.token(token.address)],
      creation: { leadsTo: toNewLock(chain), draftId: draftId() },
    });
  });

  return (
    <Stack gap="6">
      <PageHeader
        title="Create Lock"
        description="Nobody can take locked tokens out before their date: not you, not us. A lock can be extended, never shortened."
      />
      <FormProvider {...form}>
        <form onSubmit={submit} noValidate>
          <Grid templateColumns={{ base: '1fr', lg: '1fr 340px' }} gap="6" alignItems="start">
            <Panel>
              <Stack gap="5">
                <TextField
                  name="tokenAddress"
                  label="Token address"
                  placeholder="0x…"
                  isRequired
                  hint={token ? `${token.name} (${token.symbol})` : 'A token or a liquidity pair of a V2 exchange'}
                  suffix={token?.pair && <StatusTag tone="info">LP</StatusTag>}
                />
                <TextField name="title" label="Title" placeholder="Team tokens" isRequired />
                <AmountField
                  name="amount"
                  label="Amount"
                  isRequired
                  decimals={token?.decimals ?? DEFAULT_DECIMALS}
                  symbol={token?.symbol}
                  max={token ? balance : undefined}
                  hint={
                    token &&
                    balance !== undefined && (
                      <>
                        Balance: <Amount value={balance} decimals={token.decimals} symbol={token.symbol} />
                      </>
                    )
                  }
                />
                <SwitchField
                  name="useVesting"
                  label="Use vesting"
                  hint="Release it part by part instead of all at once"
                />
                {useVesting ? <VestingFields /> : <DateTimeField name="lockUntil" label="Lock until" isRequired />}
              </Stack>
            </Panel>
            <Stack gap="4">
              <Panel title="What will happen">
                <Stack gap="4">
                  <Outcome symbol={token?.symbol} />
                  <ActionButton type="submit" transaction={locking}>
                    {locking.label}
                  </ActionButton>
                </Stack>
              </Panel>
              <Notice tone="warning">
                Exclude the lock's address <Address address={spender} /> from fees, rewards and the maximum transaction
                amount of your token. Rebase tokens are not supported.
              </Notice>
            </Stack>
          </Grid>
        </form>
      </FormProvider>
    </Stack>
  );
}

function VestingFields() {
  return (
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5">
      <DateTimeField name="tgeDate" label="TGE date" isRequired />
      <TextField name="tgePercent" label="TGE percent" inputMode="decimal" suffix="%" isRequired />
      <TextField name="cycleDays" label="Cycle (days)" inputMode="numeric" isRequired />
      <TextField name="cycleReleasePercent" label="Cycle release percent" inputMode="decimal" suffix="%" isRequired />
    </Grid>
  );
}

/** The signature in words: what leaves the wallet, what comes back, when. */
function Outcome({ symbol }: { symbol: string | undefined }) {
  const amount = useWatch('amount');
  const useVesting = useWatch('useVesting');
  const lockUntil = useWatch('lockUntil');
  const tgeDate = useWatch('tgeDate');
  const tgePercent = useWatch('tgePercent');
  const cycleDays = useWatch('cycleDays');
  const cycleRelease = useWatch('cycleReleasePercent');
  const date = parseUtcInput(useVesting ? tgeDate : lockUntil);
  if (!symbol || !amount || date === null)
    return <Text color="fg.muted">Fill in the form to see what you are about to sign.</Text>;
  return (
    <Text overflowWrap="anywhere">
      <Strong>
        {amount} {symbol}
      </Strong>{' '}
      leave your wallet.{' '}
      {useVesting ? (
        <>
          From <Strong>{formatUtc(date)} UTC</Strong> on you can take out {tgePercent || '…'}%, then{' '}
          {cycleRelease || '…'}% every {cycleDays || '…'} days.
        </>
      ) : (
        <>
          From <Strong>{formatUtc(date)} UTC</Strong> on you can take all of it out.
        </>
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
