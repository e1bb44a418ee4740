import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatAmount } from '@rab/contracts';
import { type LockRecord, renounceLockCall, unlockCall } from '@rab/sdk/locks';
import { formatUtc, Stack, Text } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { topics, useChainConfig, useWallet } from '@rab/wallet-context';
import { isAddressEqual, type TokenInfo } from '@rab/wallet-context/reads';
import { useTransaction } from '@rab/wallet-context/transactions';
import { RenounceLock } from '../RenounceLock.tsx';
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
      <RenounceLock act={`renounce:${lock.id}`} id={lock.id} call={renounceLockCall(chain, lock.id)} touches={touches}>
        <Trans>
          Nobody will ever be able to withdraw the remaining{' '}
          {formatAmount(lock.amount - lock.unlockedAmount, token.decimals)} {token.symbol}, including you and us. This
          can’t be undone.
        </Trans>
      </RenounceLock>
    </Stack>
  );
}
