import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { contractAddress, paths } from '@rab/config';
import { parseAddress } from '@rab/contracts';
import { lockPositionCall } from '@rab/contracts/position-calls';
import { FormFrame } from '@rab/launchpad';
import { Button, formatUtc, Heading, PageHeader, Panel, Stack, Text } from '@rab/ui';
import { ActionButton, useDraftOfPage } from '@rab/ui/action';
import { formOf, parseUtcInput, useSchemaForm } from '@rab/ui/forms';
import { RouterLink } from '@rab/ui/router';
import { topics, useChainClock, useChainConfig, useQueryClient, useReadContext, useWallet } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';
import { useTransaction } from '@rab/wallet-context/transactions';
import { toNewPositionLock } from '../../actions/toNewPositionLock.ts';
import { pairText } from '../../model/pairOrder.ts';
import { heldPositionQueryOptions, type PositionNumber, useHeldPosition } from '../../queries/ownPositions.ts';
import { usePoolSides } from '../../queries/poolSides.ts';
import { NoPositionLocks } from '../NoPositionLocks.tsx';
import { Inside } from '../Position/Inside.tsx';
import { OwnPositions } from './OwnPositions.tsx';
import { PositionOutcome } from './PositionOutcome.tsx';
import { type PositionLockForm, parseTokenId, positionLockSchema } from './positionLockForm.ts';

const { DateTimeField, SelectField, TextField } = formOf<PositionLockForm>();
const title = () => t`Lock a V3 position`;

/** `/create-lock/position`: a position of a V3 exchange goes into the lock with one transaction, its transfer. */
export function CreatePositionLockPage() {
  const { positionLock } = useChainConfig().contracts;
  return positionLock ? <CreatePositionLock locker={positionLock} /> : <NoPositionLocks title={title()} />;
}

function CreatePositionLock({ locker }: { locker: Address }) {
  const chain = useChainConfig();
  const clock = useChainClock();
  const context = useReadContext();
  const queries = useQueryClient();
  const wallet = useWallet();
  const managers = chain.positionManagers;
  const contracts = [locker, ...managers.map(({ address }) => address)];
  const numberOf = ({ manager, tokenId }: PositionLockForm): PositionNumber | null => {
    const [address, id] = [parseAddress(manager), parseTokenId(tokenId)];
    return address && id !== null ? { manager: address, tokenId: id } : null;
  };
  const readPosition = async (typed: PositionLockForm) => {
    const number = numberOf(typed);
    return number && queries.fetchQuery(heldPositionQueryOptions(context, number)).catch(() => undefined);
  };
  const form = useSchemaForm<ReturnType<typeof positionLockSchema>, PositionLockForm>({
    defaultValues: {
      manager: managers[0]?.address ?? '',
      tokenId: '',
      title: '',
      lockUntil: '',
      owner: '',
      feeReceiver: '',
    },
    schema: async (typed) =>
      positionLockSchema({
        held: await readPosition(typed),
        account: wallet.address ?? null,
        contracts,
        now: clock(),
      }),
  });
  const typed = form.watch();
  const number = numberOf(typed);
  const { data: held } = useHeldPosition(number);
  const sides = usePoolSides(held?.position ?? null);
  const pair = sides && pairText(chain, sides);
  const unlockDate = parseUtcInput(typed.lockUntil);
  const locking = useTransaction('create:positionLock');
  const draftId = useDraftOfPage();

  const choose = ({ manager, tokenId }: PositionNumber) => {
    const changed = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
    form.setValue('manager', manager, changed);
    form.setValue('tokenId', String(tokenId), changed);
  };
  const submit = form.handleSubmit(async ({ tokenId, owner, terms }) => {
    const manager = parseAddress(typed.manager);
    if (!manager || wallet.status !== 'ready') return;
    await locking.send({
      call: lockPositionCall(
        contractAddress(chain, 'positionLock'),
        wallet.address,
        { manager, tokenId },
        { ...terms, owner: owner ?? wallet.address },
      ),
      summary: msg`Lock position ${String(tokenId)} (${pair ?? '?'}) until ${formatUtc(terms.unlockDate)} UTC`,
      success: msg`Lock success`,
      failed: msg`Lock failed`,
      touches: [topics.positionLocks],
      creation: { leadsTo: toNewPositionLock(chain), draftId: draftId() },
    });
  });

  return (
    <Stack gap="6">
      <PageHeader
        title={title()}
        description={t`Nobody can take liquidity out of a locked position before its date, including you and us. It keeps earning fees, and anyone can collect them for their receiver.`}
        action={
          <Button asChild variant="outline">
            <RouterLink to={paths.positionLocks()}>
              <Trans>All locked positions</Trans>
            </RouterLink>
          </Button>
        }
      />
      <FormFrame
        form={form}
        onSubmit={submit}
        fields={
          <Stack gap="5">
            <Stack gap="3">
              <Heading as="h2" textStyle="body" fontWeight="medium">
                <Trans>Your positions</Trans>
              </Heading>
              <OwnPositions chosen={number} onChoose={choose} />
            </Stack>
            {managers.length > 1 && (
              <SelectField
                name="manager"
                label={t`Exchange`}
                options={managers.map(({ name, address }) => ({ value: address, label: name }))}
              />
            )}
            <TextField
              name="tokenId"
              label={t`Position number`}
              inputMode="numeric"
              isRequired
              hint={pair ?? t`The number that the exchange shows for the position`}
            />
            <DateTimeField name="lockUntil" label={t`Lock until`} isRequired />
            <TextField
              name="feeReceiver"
              label={t`Fees go to`}
              placeholder="0x…"
              hint={t`Leave blank for the owner of the lock. You can’t change this later`}
            />
            <TextField
              name="owner"
              label={t`Owner of the lock`}
              placeholder="0x…"
              hint={t`Can withdraw the position after the date. Leave blank for your own account`}
            />
            <TextField name="title" label={t`Title`} hint={t`Everyone can see it. Leave blank for none`} />
          </Stack>
        }
        aside={
          <Panel title={t`What will happen`}>
            <Stack gap="4">
              {pair && number && unlockDate !== null ? (
                <PositionOutcome
                  pair={pair}
                  tokenId={number.tokenId}
                  unlockDate={unlockDate}
                  owner={parseAddress(typed.owner)}
                  feeReceiver={parseAddress(typed.feeReceiver)}
                />
              ) : (
                <Text color="fg.muted" minH="16">
                  <Trans>Fill in the form to see what you’ll sign.</Trans>
                </Text>
              )}
              <ActionButton type="submit" transaction={locking}>
                <Trans>Lock the position</Trans>
              </ActionButton>
            </Stack>
          </Panel>
        }
      >
        {held && sides && held.position.liquidity > 0n && <Inside position={held.position} sides={sides} />}
      </FormFrame>
    </Stack>
  );
}
