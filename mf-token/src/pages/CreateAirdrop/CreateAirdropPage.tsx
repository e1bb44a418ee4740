import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { contractAddress } from '@rab/config';
import { formatAmount, parseAddress, shortSymbol } from '@rab/contracts';
import { createAirdropCall } from '@rab/contracts/airdrop-calls';
import { FormFrame, ReleaseSchedule } from '@rab/launchpad';
import { Box, Button, Flex, formatUtc, Grid, Notice, PageHeader, Panel, Stack, Text, utcInFile } from '@rab/ui';
import { ActionButton, useDraftOfPage } from '@rab/ui/action';
import { TokenMark } from '@rab/ui/connected';
import { formOf, parseUtcInput, useSchemaForm } from '@rab/ui/forms';
import {
  topics,
  useAppConfig,
  useChainClock,
  useChainConfig,
  useQueryClient,
  useReadContext,
} from '@rab/wallet-context';
import { type Address, type Hex, tokenInfoQueryOptions, useTypedToken } from '@rab/wallet-context/reads';
import { useApprovedTransaction } from '@rab/wallet-context/transactions';
import { useMemo, useState } from 'react';
import { storeList } from '../../actions/storeList.ts';
import { toNewAirdrop } from '../../actions/toNewAirdrop.ts';
import { useTypedList } from '../../features/airdropList/useTypedList.ts';
import { lastReleaseOf, termsOf } from '../../model/airdrop.ts';
import { NoAirdrops } from '../NoAirdrops.tsx';
import { AirdropOutcome } from './AirdropOutcome.tsx';
import {
  type AirdropForm,
  airdropSchema,
  EMPTY_AIRDROP_FORM,
  earliestReclaim,
  PRESETS,
  typedSchedule,
} from './airdropForm.ts';
import { ListField, type ListFile } from './ListField.tsx';

const { ChoiceField, DateTimeField, TextField, useFilling } = formOf<AirdropForm>();
const title = () => t`Create airdrop`;

/** `/token/airdrop/create`: tokens for the accounts of a list, at once or in parts, in two steps: allow, create (MRK-01). */
export function CreateAirdropPage() {
  const { airdrop } = useChainConfig().contracts;
  return airdrop ? <CreateAirdrop airdrop={airdrop} /> : <NoAirdrops title={title()} />;
}

function CreateAirdrop({ airdrop }: { airdrop: Address }) {
  const chain = useChainConfig();
  const { content } = useAppConfig();
  const clock = useChainClock();
  const context = useReadContext();
  const queries = useQueryClient();
  const [opened] = useState(clock);
  const [file, setFile] = useState<ListFile>();
  const [isStoring, setStoring] = useState(false);
  const [isNotStored, setNotStored] = useState(false);
  const readToken = (address: Address | null) =>
    address && queries.fetchQuery(tokenInfoQueryOptions(context, address)).catch(() => undefined);
  const form = useSchemaForm<ReturnType<typeof airdropSchema>, AirdropForm>({
    defaultValues: EMPTY_AIRDROP_FORM,
    schema: async (typed) =>
      airdropSchema({ token: await readToken(parseAddress(typed.tokenAddress)), now: clock() }, typed),
  });
  const typed = form.watch();
  const { address, token, balance } = useTypedToken(typed.tokenAddress);
  const rules = useMemo(
    () => (token ? { decimals: token.decimals, contracts: [token.address, airdrop] } : null),
    [token, airdrop],
  );
  const text = file?.text ?? typed.list;
  const list = useTypedList(text, rules);
  const { read } = list;
  const total = read?.root ? read.sum : null;
  const schedule = typedSchedule(typed, opened);
  const draftId = useDraftOfPage();
  const sending = useApprovedTransaction({
    key: 'create:airdrop',
    label: t`Create airdrop`,
    token: address ?? undefined,
    spender: airdrop,
    amount: total,
  });

  /** The CID of the list; null where the content store did not take it. */
  const store = async (root: Hex): Promise<string | null> => {
    setStoring(true);
    setNotStored(false);
    try {
      return await storeList(content, await list.session.ask('document', { root }));
    } catch {
      setNotStored(true);
      return null;
    } finally {
      setStoring(false);
    }
  };
  const submit = form.handleSubmit(async (terms) => {
    if (!token || !read?.root || isStoring) return;
    const words = `${formatAmount(read.sum, token.decimals)} ${shortSymbol(token.symbol)}`;
    // an approval of its own needs no list
    const cid = sending.isApproval ? '' : await store(read.root);
    if (cid === null) return;
    await sending.submit({
      approvalSummary: msg`Approve ${words}`,
      call: createAirdropCall(contractAddress(chain, 'airdrop'), {
        token: terms.token,
        amount: read.sum,
        root: read.root,
        ...terms.schedule,
        reclaimFrom: terms.reclaimFrom,
        list: cid,
      }),
      summary: msg`Create an airdrop of ${words}`,
      success: msg`Airdrop created`,
      failed: msg`Airdrop not created`,
      touches: [topics.airdrops, topics.token(token.address)],
      creation: { leadsTo: toNewAirdrop(chain), draftId: draftId() },
    });
  });

  const refusal = (): string | undefined => {
    if (sending.isBusy) return undefined;
    if (isStoring) return t`Storing the list…`;
    if (!token) return t`Enter the token first`;
    if (text.trim() === '') return t`The list is empty`;
    if (!read) return t`Loading the list…`;
    if (read.root === null)
      return read.count === 0 && read.problems.length === 0 ? t`The list is empty` : t`Fix the list first`;
    if (balance !== undefined && balance < read.sum)
      return t`You need ${formatAmount(read.sum, token.decimals)} ${shortSymbol(token.symbol)} and hold ${formatAmount(balance, token.decimals)}`;
    return undefined;
  };
  return (
    <Stack gap="6">
      <PageHeader
        title={title()}
        description={t`Give tokens to many accounts with one transaction. A contract without an owner keeps them. Each account claims its own, or anybody sends them to it.`}
      />
      <FormFrame
        form={form}
        onSubmit={submit}
        fields={
          <Box asChild minW="0" border="none">
            <fieldset disabled={sending.isBusy || isStoring}>
              <Stack gap="5">
                <TextField
                  name="tokenAddress"
                  label={t`Token address`}
                  placeholder="0x…"
                  isRequired
                  hint={
                    token ? (
                      <>
                        {token.name} ({token.symbol})<TokenMark token={token} />
                      </>
                    ) : (
                      t`Tokens with a transfer fee aren’t supported`
                    )
                  }
                />
                <ListField token={token} list={list} isEmpty={text.trim() === ''} file={file} onFile={setFile} />
                <ChoiceField
                  name="release"
                  label={t`Release`}
                  options={[
                    { value: 'atOnce', label: t`All at once` },
                    { value: 'parts', label: t`In parts` },
                  ]}
                />
                {typed.release === 'parts' && <PartsFields />}
                <DateTimeField
                  name="start"
                  label={t`Claims open from`}
                  hint={t`Leave blank to release when you create the airdrop`}
                />
                <ReclaimField schedule={schedule} earliest={earliestReclaim(typed, opened)} now={opened} />
              </Stack>
            </fieldset>
          </Box>
        }
        aside={
          <Panel title={t`What will happen`}>
            <Stack gap="4">
              {token && read && schedule && read.count > 0 ? (
                <AirdropOutcome
                  token={token}
                  count={read.count}
                  sum={read.sum}
                  schedule={schedule}
                  now={opened}
                  reclaimFrom={parseUtcInput(typed.reclaimFrom)}
                />
              ) : (
                <Text color="fg.muted">
                  <Trans>Fill in the form to see what you’ll sign.</Trans>
                </Text>
              )}
              {isNotStored && (
                <Notice tone="negative" title={t`We couldn’t store the list`}>
                  <Trans>
                    Nothing was sent. Without a list that everybody can read, nobody could claim. Try again.
                  </Trans>
                </Notice>
              )}
              <ActionButton type="submit" transaction={sending} disabledReason={refusal()}>
                {sending.label}
              </ActionButton>
            </Stack>
          </Panel>
        }
      >
        {token && read && read.sum > 0n && schedule && schedule.cycle > 0n && (
          <ReleaseSchedule
            title={t`Release schedule`}
            terms={termsOf(schedule, read.sum)}
            token={token}
            from={opened}
          />
        )}
      </FormFrame>
    </Stack>
  );
}

const presetNames = () => ({ quarters: t`4 monthly parts`, halfYear: t`Half a year`, year: t`One year` }) as const;

/** When which part is due, with common schedules to fill in. */
function PartsFields() {
  const first = useFilling('firstPercent');
  const cycle = useFilling('cycleDays');
  const later = useFilling('cyclePercent');
  const names = presetNames();
  return (
    <Stack gap="3">
      <Flex gap="2" wrap="wrap">
        {PRESETS.map(({ id, firstPercent, cycleDays, cyclePercent }) => (
          <Button
            key={id}
            size="xs"
            variant="outline"
            onClick={() => {
              first.fill(firstPercent);
              cycle.fill(cycleDays);
              later.fill(cyclePercent);
            }}
          >
            {names[id]}
          </Button>
        ))}
      </Flex>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr 1fr' }} gap="5" alignItems="end">
        <TextField name="firstPercent" label={t`First part`} inputMode="decimal" suffix="%" isRequired />
        <TextField name="cycleDays" label={t`Then every (days)`} inputMode="numeric" isRequired />
        <TextField name="cyclePercent" label={t`Each later part`} inputMode="decimal" suffix="%" isRequired />
      </Grid>
    </Stack>
  );
}

const DAY = 86_400n;
const CLAIM_DAYS = [30, 90, 365] as const;

interface ReclaimFieldProps {
  schedule: ReturnType<typeof typedSchedule>;
  earliest: bigint | null;
  now: bigint;
}

/** From when the creator may take back what nobody has claimed. */
function ReclaimField({ schedule, earliest, now }: ReclaimFieldProps) {
  const { fill } = useFilling('reclaimFrom');
  return (
    <Stack gap="2">
      <DateTimeField
        name="reclaimFrom"
        label={t`You can take back unclaimed tokens from`}
        isRequired
        hint={
          earliest === null
            ? undefined
            : t`At the earliest ${formatUtc(earliest)} UTC. Accounts can claim until you do.`
        }
      />
      {schedule && (
        <Flex gap="2" wrap="wrap">
          {CLAIM_DAYS.map((days) => (
            <Button
              key={days}
              size="xs"
              variant="outline"
              onClick={() => {
                const last = lastReleaseOf(schedule);
                fill(utcInFile((last > now ? last : now) + BigInt(days) * DAY).slice(0, 16));
              }}
            >
              {t`${days} days after the last release`}
            </Button>
          ))}
        </Flex>
      )}
    </Stack>
  );
}
