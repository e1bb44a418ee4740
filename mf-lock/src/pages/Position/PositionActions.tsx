import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { contractAddress } from '@rab/config';
import { shortAddress } from '@rab/contracts';
import {
  acceptPositionLockCall,
  offerPositionLockCall,
  renouncePositionLockCall,
  unlockPositionCall,
} from '@rab/contracts/position-calls';
import { Button, formatUtc, Notice, Stack, Text } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { Address } from '@rab/ui/address';
import { FormDialog, lazyPart } from '@rab/ui/overlay';
import { topics, useChainConfig, useWallet } from '@rab/wallet-context';
import { isAddressEqual, zeroAddress } from '@rab/wallet-context/reads';
import { useTransaction } from '@rab/wallet-context/transactions';
import { type ComponentType, useState } from 'react';
import { isAccount, receiverOf } from '../../model/positionState.ts';
import type { PositionLockRecord } from '../../queries/positionLock.ts';
import { RenounceLock } from '../RenounceLock.tsx';
import type { PositionActProps } from './manage/PositionActProps.ts';

const form = (name: keyof typeof import('./manage/positionForms.ts')) =>
  lazyPart<PositionActProps>(
    () => t`The form`,
    async () => (await import('./manage/positionForms.ts'))[name],
  );

type Change = 'date' | 'title' | 'offer';
const FORMS: Record<Change, ComponentType<PositionActProps>> = {
  date: form('MoveDate'),
  title: form('ChangeTitle'),
  offer: form('OfferLock'),
};
const changes = (): Record<Change, { label: string; title: string }> => ({
  date: { label: t`Extend`, title: t`Move the unlock date` },
  title: { label: t`Change title`, title: t`Change the title` },
  offer: { label: t`Offer ownership`, title: t`Offer the lock` },
});

interface PositionActionsProps {
  lock: PositionLockRecord;
  /** `CRT / WBNB` */
  pair: string;
  now: bigint;
}

/** What the owner of a lock can do with it, and what the account can to which it is offered; nobody else sees anything. */
export function PositionActions(props: PositionActionsProps) {
  const { address } = useWallet();
  const { owner, offeredTo, isUnlocked } = props.lock;
  if (!address || isUnlocked) return null;
  if (isAccount(owner) && isAddressEqual(address, owner)) return <OwnerActs {...props} />;
  if (isAccount(offeredTo) && isAddressEqual(address, offeredTo)) return <Accept {...props} />;
  return null;
}

function OwnerActs({ lock, pair, now }: PositionActionsProps) {
  const chain = useChainConfig();
  const locker = contractAddress(chain, 'positionLock');
  const unlock = useTransaction(`position:unlock:${lock.id}`);
  const withdraw = useTransaction(`position:offer:${lock.id}`);
  const [change, setChange] = useState<Change>();
  const id = String(lock.id);
  const touches = [topics.positionLock(lock.id), topics.positionLocks];
  const receiver = receiverOf(lock);
  const isOthers = receiver !== null && isAccount(lock.owner) && !isAddressEqual(receiver, lock.owner);
  const date = formatUtc(lock.unlockDate);
  const isReady = now >= lock.unlockDate;
  const close = () => setChange(undefined);
  return (
    <Stack gap="3">
      <Text textAlign="center" overflowWrap="anywhere">
        {isReady ? (
          isOthers ? (
            <Trans>
              You receive the position with all its liquidity. Fees that nobody has collected go to{' '}
              {shortAddress(receiver)} first.
            </Trans>
          ) : (
            <Trans>You receive the position with all its liquidity and fees.</Trans>
          )
        ) : (
          <Trans>From this date, you can withdraw the position with all its liquidity.</Trans>
        )}
      </Text>
      <ActionButton
        transaction={unlock}
        disabledReason={isReady ? undefined : t`Locked until ${date} UTC`}
        onClick={() =>
          unlock.send({
            call: unlockPositionCall(locker, lock.id),
            summary: msg`Unlock position ${String(lock.tokenId)} (${pair})`,
            success: msg`Unlock success`,
            failed: msg`Unlock failed`,
            touches,
          })
        }
      >
        <Trans>Unlock</Trans>
      </ActionButton>
      {isAccount(lock.offeredTo) && (
        <Notice tone="info" title={t`Offered, not accepted yet`}>
          <Stack gap="3" align="start">
            <Text>
              <Trans>
                You own the lock until <Address address={lock.offeredTo} /> accepts.
              </Trans>
            </Text>
            <ActionButton
              size="sm"
              width="auto"
              variant="outline"
              transaction={withdraw}
              onClick={() =>
                withdraw.send({
                  call: offerPositionLockCall(locker, lock.id, zeroAddress),
                  summary: msg`Take back the offer of lock ${id}`,
                  success: msg`Offer taken back`,
                  failed: msg`Offer not taken back`,
                  touches,
                })
              }
            >
              <Trans>Take the offer back</Trans>
            </ActionButton>
          </Stack>
        </Notice>
      )}
      {(Object.keys(FORMS) as Change[]).map((name) => (
        <Button key={name} variant="outline" width="full" onClick={() => setChange(name)}>
          {changes()[name].label}
        </Button>
      ))}
      {(Object.keys(FORMS) as Change[]).map((name) => {
        const Form = FORMS[name];
        return (
          <FormDialog key={name} title={changes()[name].title} isOpen={change === name} onClose={close}>
            <Form lock={lock} touches={touches} onDone={close} />
          </FormDialog>
        );
      })}
      <RenounceLock
        act={`position:renounce:${lock.id}`}
        id={lock.id}
        call={renouncePositionLockCall(locker, lock.id)}
        touches={touches}
      >
        {isOthers ? (
          <Trans>
            Nobody will ever be able to withdraw the position, including you and us. Its fees keep going to{' '}
            {shortAddress(receiver)}. This can’t be undone.
          </Trans>
        ) : (
          <Trans>
            Nobody will ever be able to withdraw the position, including you and us. Its fees keep going to your
            account. This can’t be undone.
          </Trans>
        )}
      </RenounceLock>
    </Stack>
  );
}

/** For the account to which a lock is offered. */
function Accept({ lock, pair }: PositionActionsProps) {
  const chain = useChainConfig();
  const accepting = useTransaction(`position:accept:${lock.id}`);
  return (
    <Stack gap="3">
      <Notice tone="info" title={t`This lock is offered to you`}>
        {isAccount(lock.feeReceiver) ? (
          <Trans>
            If you accept, you own it from then on. You can withdraw the position after its date. Its fees keep going to{' '}
            {shortAddress(lock.feeReceiver)}.
          </Trans>
        ) : (
          <Trans>
            If you accept, you own it from then on. You get its fees, and can withdraw the position after its date.
          </Trans>
        )}
      </Notice>
      <ActionButton
        transaction={accepting}
        onClick={() =>
          accepting.send({
            call: acceptPositionLockCall(contractAddress(chain, 'positionLock'), lock.id),
            summary: msg`Accept lock ${String(lock.id)} (${pair})`,
            success: msg`Lock accepted`,
            failed: msg`Lock not accepted`,
            touches: [topics.positionLock(lock.id), topics.positionLocks],
          })
        }
      >
        <Trans>Accept the lock</Trans>
      </ActionButton>
    </Stack>
  );
}
