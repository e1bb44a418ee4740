import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatAmount } from '@rab/contracts';
import { type LockRecord, renounceLockCall, unlockCall } from '@rab/sdk/locks';
import { formatUtc, Stack, Text } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { ConfirmDialog } from '@rab/ui/overlay';
import { topics, useChainConfig, useWallet } from '@rab/wallet-context';
import { isAddressEqual, type TokenInfo } from '@rab/wallet-context/reads';
import { useTransaction } from '@rab/wallet-context/transactions';
import { useState } from 'react';
import { ManageLock } from './manage/ManageLock.tsx';

/** `Unlock` and `Renounce Lock Ownership`, with what can be changed between them, for the lock's owner only (LKD-05). */
export function OwnerActions({
  lock,
  token,
  available,
  now,
}: {
  lock: LockRecord;
  token: Pick<TokenInfo, 'decimals' | 'symbol'>;
  available: bigint;
  now: bigint;
}) {
  const chain = useChainConfig();
  const { address } = useWallet();
  const unlock = useTransaction(`unlock:${lock.id}`);
  const renounce = useTransaction(`renounce:${lock.id}`);
  const [isAsking, setAsking] = useState(false);
  const isSpent = lock.unlockedAmount === lock.amount;
  if (!address || !isAddressEqual(address, lock.owner) || isSpent) return null;

  const touches = [topics.lock(lock.id), topics.locks, topics.token(lock.token)];
  const words = `${formatAmount(available, token.decimals)} ${token.symbol}`;
  const lockedReason = (): string | undefined => {
    if (now < lock.tgeDate) return t`Locked until ${formatUtc(lock.tgeDate)} UTC`;
    return available === 0n ? t`Nothing to unlock before the next release` : undefined;
  };
  return (
    <Stack gap="3">
      {available > 0n && (
        <Text textAlign="center">
          <Trans>You receive {words}.</Trans>
        </Text>
      )}
      <ActionButton
        transaction={unlock}
        disabledReason={lockedReason()}
        onClick={() =>
          unlock.send({
            call: unlockCall(chain, lock.id),
            summary: msg`Unlock ${words}`,
            success: msg`Unlock success`,
            failed: msg`Unlock failed`,
            touches,
          })
        }
      >
        <Trans>Unlock</Trans>
      </ActionButton>
      <ManageLock lock={lock} token={token} touches={touches} />
      <ActionButton
        colorPalette="negative"
        variant="outline"
        size="md"
        transaction={renounce}
        onClick={() => setAsking(true)}
      >
        <Trans>Renounce Lock Ownership</Trans>
      </ActionButton>
      <ConfirmDialog
        title={t`Renounce this lock permanently?`}
        confirmLabel={t`Renounce permanently`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          renounce.send({
            call: renounceLockCall(chain, lock.id),
            summary: msg`Renounce lock ${String(lock.id)}`,
            success: msg`Renounce lock ownership success`,
            failed: msg`Renounce lock ownership failed`,
            touches,
          })
        }
      >
        <Trans>
          Nobody will ever be able to withdraw the remaining{' '}
          {formatAmount(lock.amount - lock.unlockedAmount, token.decimals)} {token.symbol}, including you and us. This
          can’t be undone.
        </Trans>
      </ConfirmDialog>
    </Stack>
  );
}
