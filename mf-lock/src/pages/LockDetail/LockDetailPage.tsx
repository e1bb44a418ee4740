import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { explorerLink } from '@rab/config';
import { isBurnAddress } from '@rab/contracts';
import { freeAmount, isVestingLock, lockedAmount, nextReleaseTime } from '@rab/contracts/lock';
import { ReleaseSchedule } from '@rab/launchpad';
import type { LockRecord } from '@rab/sdk/locks';
import { Amount, DateTime, EmptyState, Facts, Link, PageHeader, Panel, Stack, Text } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { Countdown, TokenMark } from '@rab/ui/connected';
import { EmptyPanel } from '@rab/ui/data';
import { useParams } from '@rab/ui/router';
import { useChainClock, useChainConfig, useChainTimeSince } from '@rab/wallet-context';
import { isAddressEqual, useTokenInfo, zeroAddress } from '@rab/wallet-context/reads';
import type { ReactNode } from 'react';
import { exchangeOfPair } from '../../model/exchangeOfPair.ts';
import { GLOSSARY } from '../../model/glossary.ts';
import { daysUntilRelease, lockMoments } from '../../model/lockMoments.ts';
import { useLockHistory } from '../../queries/lockDetails.ts';
import { useLockRecord } from '../../queries/lockRecord.ts';
import { unknownPair } from '../unknownPair.ts';
import { amountFacts } from './amountFacts.tsx';
import { headline } from './headline.ts';
import { LockHeader } from './LockHeader.tsx';
import { LockLayout } from './LockLayout.tsx';
import { LockShape } from './LockShape.tsx';
import { OwnerActions } from './OwnerActions.tsx';
import { PairInfo } from './PairInfo.tsx';
import { TakeAlongLock } from './TakeAlongLock.tsx';
import { VestingTerms } from './VestingTerms.tsx';
import { WhoCanOpen } from './WhoCanOpen.tsx';

/** `/lock-tokens/lock/{lockId}`: one lock as the chain holds it, whether or not the indexer has seen it. */
export function LockDetailPage() {
  const { lockId = '' } = useParams();
  if (!/^\d{1,30}$/.test(lockId))
    return (
      <EmptyPanel title={t`Lock detail`} says={t`Invalid lock`}>
        <Trans>The link has no valid lock number.</Trans>
      </EmptyPanel>
    );
  return <LockDetail lockId={BigInt(lockId)} />;
}

function LockDetail({ lockId }: { lockId: bigint }) {
  const chain = useChainConfig();
  const { data: lock, isError } = useLockRecord(lockId);
  const { data: history } = useLockHistory(lockId);
  const { data: told } = useTokenInfo(lock?.token ?? null);
  const clock = useChainClock();
  const now = useChainTimeSince(lock ? lockMoments(lock, clock()) : []);

  if (!lock && (isError || lock === null))
    return (
      <Stack gap="6">
        <PageHeader title={t`Lock detail`} description={t`Lock ${String(lockId)}`} />
        <Panel>
          <NotShown lockId={lockId} isAway={isError} />
        </Panel>
      </Stack>
    );
  if (!lock || told === undefined) return <LockShape lockId={lockId} />;

  // a token that no longer answers can still be taken out of its lock
  const token = told ?? { address: lock.token, name: '–', symbol: '', decimals: 0, totalSupply: 0n, pair: null };
  const amount = (value: bigint) => <Amount value={value} decimals={token.decimals} symbol={token.symbol} />;
  const exchange = exchangeOfPair(chain, lock.factory);
  const isUnknownPair = !exchange && !isAddressEqual(lock.factory, zeroAddress);
  const available = freeAmount(lock, now);
  const locked = lockedAmount(lock, now);
  const isSpent = lock.unlockedAmount === lock.amount;
  const daysLeft = daysUntilRelease(lock, now);
  return (
    <Stack gap="6">
      <LockHeader
        headline={headline(lock, now)}
        locked={amount(locked)}
        lockId={lockId}
        isLiquidity={exchange !== undefined}
      />
      <LockLayout
        info={
          <Panel title={t`Lock info`}>
            <Facts
              facts={[
                { label: t`Title`, value: lock.description || '–' },
                ...amountFacts(lock, { locked, available }, amount),
                {
                  label: t`Owner`,
                  value: isBurnAddress(lock.owner) ? t`None (renounced)` : <Address address={lock.owner} />,
                },
                {
                  label: t`Who can open it`,
                  value: <WhoCanOpen tokens={token.pair ? [token.pair.token0, token.pair.token1] : [lock.token]} />,
                },
                { label: t`Lock date`, value: <DateTime seconds={lock.lockDate} /> },
                {
                  label: t`Unlock date`,
                  glossary: GLOSSARY.unlockDate,
                  value: (
                    <>
                      <DateTime seconds={lock.tgeDate} />
                      {daysLeft > 0n && (
                        <Text as="span" color="fg.muted">
                          {' '}
                          · <Plural value={Number(daysLeft)} one="# day left" other="# days left" />
                        </Text>
                      )}
                    </>
                  ),
                },
                ...(history
                  ? [
                      {
                        label: t`Locked in`,
                        value: (
                          <Link
                            href={explorerLink(chain, 'tx', history.lockAddedHash)}
                            target="_blank"
                            rel="noopener noreferrer"
                            colorPalette="accent"
                          >
                            <Trans>transaction</Trans>
                          </Link>
                        ),
                      },
                    ]
                  : []),
              ]}
            />
          </Panel>
        }
        schedule={
          isVestingLock(lock) && (
            <Stack gap="6">
              <ReleaseSchedule title={t`Vesting schedule`} terms={lock} token={token} from={lock.lockDate} now={now} />
              <VestingTerms terms={lock} />
            </Stack>
          )
        }
        act={
          <>
            <Panel>
              <Stack gap="4">
                <UnlockCountdown lock={lock} now={now} isSpent={isSpent} available={amount(available)} />
                <OwnerActions lock={lock} token={token} available={available} now={now} />
              </Stack>
            </Panel>
            <Panel title={t`Token info`}>
              <Facts
                facts={[
                  { label: t`Address`, value: <Address address={token.address} kind="token" /> },
                  {
                    label: t`Name`,
                    value: (
                      <>
                        {token.name}
                        <TokenMark token={token} />
                      </>
                    ),
                  },
                  { label: t`Symbol`, value: token.symbol || '–' },
                  { label: t`Decimals`, value: token.decimals },
                  ...(isUnknownPair ? [{ label: t`Kind`, value: unknownPair() }] : []),
                ]}
              />
            </Panel>
            <TakeAlongLock lock={lock} token={token} />
            {exchange && token.pair && (
              <PairInfo
                pair={token.pair}
                exchange={exchange.name}
                held={lock.amount - lock.unlockedAmount}
                locked={locked}
                supply={token.totalSupply}
              />
            )}
          </>
        }
      />
    </Stack>
  );
}

/** Why there is nothing to see: there is no such lock, or nobody answers; both are looked for again (LKD-07). */
function NotShown({ lockId, isAway }: { lockId: bigint; isAway: boolean }) {
  return isAway ? (
    <EmptyState title={t`We couldn’t load the lock`}>
      <Trans>We can’t reach the network. The lock is safe on-chain, and we try again every 3 seconds.</Trans>
    </EmptyState>
  ) : (
    <EmptyState title={t`Lock not found`}>
      <Trans>Lock {lockId.toString()} doesn’t exist yet. We check again every 3 seconds.</Trans>
    </EmptyState>
  );
}

interface UnlockCountdownProps {
  lock: LockRecord;
  now: bigint;
  isSpent: boolean;
  /** What can be withdrawn now. */
  available: ReactNode;
}

/** Card `Unlock in` (LKD-02): to the date, then to the next release of a vesting lock. */
function UnlockCountdown({ lock, now, isSpent, available }: UnlockCountdownProps) {
  const next = nextReleaseTime(lock, now);
  return (
    <Stack gap="1" textAlign="center">
      {isSpent ? (
        <Text textStyle="title">
          <Trans>Unlocked in full</Trans>
        </Text>
      ) : isBurnAddress(lock.owner) ? (
        <Text textStyle="title">
          <Trans>Locked permanently</Trans>
        </Text>
      ) : next === null ? (
        <>
          <Text textStyle="title">
            <Trans>Ready to unlock</Trans>
          </Text>
          <Text color="fg.muted">
            <Trans>{available} for the owner to withdraw</Trans>
          </Text>
        </>
      ) : (
        <>
          <Text color="fg.muted">{now < lock.tgeDate ? t`Unlock in` : t`Next release in`}</Text>
          <Text textStyle="title">
            <Countdown target={next} />
          </Text>
        </>
      )}
    </Stack>
  );
}
