import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { inOrder } from '@rab/contracts/position';
import { DateTime, EmptyState, Facts, Link, Panel, Span, Stack, Text } from '@rab/ui';
import { Address, SourceLink } from '@rab/ui/address';
import { Countdown, TokenMark, TransactionLink } from '@rab/ui/connected';
import { EmptyPanel } from '@rab/ui/data';
import { AreaLink, useParams } from '@rab/ui/router';
import { useChainClock, useChainConfig, useChainTimeSince } from '@rab/wallet-context';
import type { ReactNode } from 'react';
import { GLOSSARY } from '../../model/glossary.ts';
import { daysUntilRelease, lockMoments } from '../../model/lockMoments.ts';
import { pairText } from '../../model/pairOrder.ts';
import { isAccount, type PositionLockState, positionHeadline, positionLockState } from '../../model/positionState.ts';
import { feePercent } from '../../model/priceRange.ts';
import { type PoolSide, usePoolSides } from '../../queries/poolSides.ts';
import { type Position, type PositionLockRecord, usePositionLock } from '../../queries/positionLock.ts';
import { usePositionHistory } from '../../queries/positionLocks.ts';
import { LockLayout } from '../LockDetail/LockLayout.tsx';
import { managerName } from '../managerName.ts';
import { NoPositionLocks } from '../NoPositionLocks.tsx';
import { Fees } from './Fees.tsx';
import { History } from './History.tsx';
import { Inside } from './Inside.tsx';
import { PositionActions } from './PositionActions.tsx';
import { PositionHeader, positionTitle } from './PositionHeader.tsx';
import { PositionShape } from './PositionShape.tsx';
import { TakeAlongPosition } from './TakeAlongPosition.tsx';

/** `/lock-liquidity/position/{lockId}`: one locked position as the chain holds it, whether or not the index has seen it. */
export function PositionLockPage() {
  const { lockId = '' } = useParams();
  const { contracts } = useChainConfig();
  if (!contracts.positionLock) return <NoPositionLocks title={positionTitle()} />;
  if (!/^\d{1,30}$/.test(lockId))
    return (
      <NotShown title={t`Invalid lock`}>
        <Trans>The link has no valid lock number.</Trans>
      </NotShown>
    );
  return <PositionOfLock key={lockId} id={BigInt(lockId)} />;
}

function PositionOfLock({ id }: { id: bigint }) {
  const { data: locked, isError } = usePositionLock(id);
  const sides = usePoolSides(locked?.position ?? null);
  if (!locked && isError)
    return (
      <NotShown title={t`We couldn’t load the lock`}>
        <Trans>We can’t reach the network. The lock is safe on-chain, and we try again every 3 seconds.</Trans>
      </NotShown>
    );
  if (locked === null)
    return (
      <NotShown title={t`Lock not found`}>
        <Trans>Lock {String(id)} doesn’t exist yet. We check again every 3 seconds.</Trans>
      </NotShown>
    );
  if (!locked) return <PositionShape />;
  const { lock, position } = locked;
  if (!position) return <GonePosition lock={lock} />;
  return sides ? <ShownPosition lock={lock} position={position} sides={sides} /> : <PositionShape />;
}

/** Why there is nothing to see. */
function NotShown({ title, children }: { title: string; children: ReactNode }) {
  return (
    <EmptyPanel title={positionTitle()} says={title}>
      {children}
    </EmptyPanel>
  );
}

/** A lock whose position was unlocked and then burned by its owner. */
function GonePosition({ lock }: { lock: PositionLockRecord }) {
  const chain = useChainConfig();
  return (
    <Stack gap="6">
      <PositionHeader headline={positionHeadline(lock, lock.unlockDate)}>
        <Trans>
          Position {String(lock.tokenId)} · {managerName(chain, lock.manager)} · lock {String(lock.id)}
        </Trans>
      </PositionHeader>
      <Panel>
        <EmptyState title={t`This position no longer exists`}>
          <Trans>Its owner unlocked it, took the liquidity out and closed it.</Trans>
        </EmptyState>
      </Panel>
    </Stack>
  );
}

interface ShownPositionProps {
  lock: PositionLockRecord;
  position: Position;
  sides: readonly [PoolSide, PoolSide];
}

function ShownPosition({ lock, position, sides }: ShownPositionProps) {
  const chain = useChainConfig();
  const { data: history } = usePositionHistory({ id: lock.id, page: 1 });
  const clock = useChainClock();
  const now = useChainTimeSince(momentsOf(lock.unlockDate, clock()));
  const state = positionLockState(lock, now);
  const daysLeft = daysUntilRelease({ tgeDate: lock.unlockDate }, now);
  const pair = pairText(chain, sides);
  const exchange = managerName(chain, lock.manager);
  return (
    <Stack gap="6">
      <PositionHeader headline={positionHeadline(lock, now)}>
        <Trans>
          {pair} · {feePercent(position.fee)}% fee · {exchange} · lock {String(lock.id)}
        </Trans>
      </PositionHeader>
      <LockLayout
        info={
          <Stack gap="6">
            {!lock.isUnlocked && <Inside position={position} sides={sides} />}
            <Panel title={t`Lock info`}>
              <Facts
                facts={[
                  { label: t`Title`, value: lock.description || '–' },
                  {
                    label: t`Owner`,
                    value: isAccount(lock.owner) ? <Address address={lock.owner} /> : t`None (renounced)`,
                  },
                  ...(isAccount(lock.offeredTo)
                    ? [{ label: t`Offered to`, value: <Address address={lock.offeredTo} /> }]
                    : []),
                  {
                    label: t`Who can open it`,
                    value: (
                      <Stack gap="1" align="end">
                        {state === 'permanent' ? t`Nobody` : t`Only its owner, from the unlock date on`}
                        {chain.contracts.positionLock && <SourceLink address={chain.contracts.positionLock} />}
                      </Stack>
                    ),
                  },
                  { label: t`Lock date`, value: <DateTime seconds={lock.lockDate} /> },
                  {
                    label: t`Unlock date`,
                    glossary: GLOSSARY.unlockDate,
                    value:
                      state === 'permanent' ? (
                        t`Never`
                      ) : (
                        <>
                          <DateTime seconds={lock.unlockDate} />
                          {daysLeft > 0n && (
                            <Span color="fg.muted">
                              {' '}
                              · <Plural value={Number(daysLeft)} one="# day left" other="# days left" />
                            </Span>
                          )}
                        </>
                      ),
                  },
                  ...(history
                    ? [
                        {
                          label: t`Locked in`,
                          value: (
                            <TransactionLink hash={history.transaction} chain={chain}>
                              <Trans>transaction</Trans>
                            </TransactionLink>
                          ),
                        },
                      ]
                    : []),
                ]}
              />
            </Panel>
          </Stack>
        }
        schedule={<History id={lock.id} sides={sides} />}
        act={
          <>
            <Panel>
              <Stack gap="4">
                <StateLine state={state} date={lock.unlockDate} />
                <PositionActions lock={lock} pair={pair} now={now} />
              </Stack>
            </Panel>
            <Fees lock={lock} sides={sides} collected={history?.collected} />
            <Panel title={t`Position`}>
              <Facts
                facts={[
                  { label: t`Exchange`, value: exchange },
                  { label: t`Position number`, value: String(lock.tokenId) },
                  { label: t`Fee of each swap`, value: `${feePercent(position.fee)}%` },
                  { label: t`Pool`, value: <Address address={position.pool} /> },
                  ...inOrder(chain, sides).map((side) => ({
                    label: side.symbol,
                    value: (
                      <Stack gap="1" align="end">
                        <Address address={side.address} kind="token" />
                        <TokenMark token={side} />
                        <Link asChild colorPalette="accent">
                          <AreaLink to={paths.tokenRisk(side.address)}>
                            <Trans>Check {side.symbol}</Trans>
                          </AreaLink>
                        </Link>
                      </Stack>
                    ),
                  })),
                  { label: t`Position manager`, value: <Address address={lock.manager} /> },
                ]}
              />
            </Panel>
            {(state === 'locked' || state === 'permanent') && (
              <TakeAlongPosition lock={lock} position={position} pair={pair} isPermanent={state === 'permanent'} />
            )}
          </>
        }
      />
    </Stack>
  );
}

/** The moments around `now` at which the page says something else: those of a lock that releases all at once. */
const momentsOf = (tgeDate: bigint, now: bigint): bigint[] =>
  lockMoments({ amount: 1n, tgeDate, tgeBps: 0n, cycle: 0n, cycleBps: 0n }, now);

/** How long the position stays locked, or that it is not. */
function StateLine({ state, date }: { state: PositionLockState; date: bigint }) {
  return (
    <Stack gap="1" textAlign="center">
      {state === 'locked' ? (
        <>
          <Text color="fg.muted">
            <Trans>Unlock in</Trans>
          </Text>
          <Text textStyle="title">
            <Countdown target={date} />
          </Text>
        </>
      ) : (
        <Text textStyle="title">
          {state === 'ready' ? t`Ready to unlock` : state === 'permanent' ? t`Locked permanently` : t`Unlocked in full`}
        </Text>
      )}
    </Stack>
  );
}
