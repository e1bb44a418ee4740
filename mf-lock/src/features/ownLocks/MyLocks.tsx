import { t } from '@lingui/core/macro';
import { paths } from '@rab/config';
import { Stack } from '@rab/ui';
import { usePortfolioPart } from '@rab/ui/action';
import { useChainConfig, useWallet } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';
import { useOwnLocks } from '../../queries/ownLocks.ts';
import { usePositionLocks } from '../../queries/positionLocks.ts';
import { OwnPositionLocks } from './OwnPositionLocks.tsx';
import { OwnSummary } from './OwnSummary.tsx';

/** Kinds of locks in the order of the page, by who made them and whether they hold liquidity. */
const kinds = () =>
  [
    { madeBy: 'owner', isLiquidity: false, title: t`Tokens you have locked` },
    { madeBy: 'owner', isLiquidity: true, title: t`Liquidity you have locked` },
    { madeBy: 'others', isLiquidity: false, title: t`Tokens others have locked for you` },
    { madeBy: 'others', isLiquidity: true, title: t`Liquidity others have locked for you` },
  ] as const;

/** What the connected account has in locks; the shell loads it from this remote at run time (PRT-01). */
export function MyLocks() {
  const { address } = useWallet();
  return address ? <Locks key={address} owner={address} /> : null;
}

function Locks({ owner }: { owner: Address }) {
  const own = useOwnLocks({ owner, madeBy: 'owner' });
  const others = useOwnLocks({ owner, madeBy: 'others' });
  const { positionLock } = useChainConfig().contracts;
  const positions = usePositionLocks(positionLock ? { search: '', of: { owner }, page: 1 } : null);
  const isRead = own.data !== undefined && others.data !== undefined && (!positionLock || positions.data !== undefined);
  const hasPositions = (positions.data?.rows.length ?? 0) > 0;
  const isEmpty = isRead && own.data?.length === 0 && others.data?.length === 0 && !hasPositions;
  usePortfolioPart({
    holds: isRead ? !isEmpty : own.isError || others.isError || positions.isError || undefined,
    first: {
      title: t`Lock tokens or liquidity`,
      text: t`Until a date, or released in parts. Nobody can unlock early, and the lock’s page proves it to buyers.`,
      path: paths.createLock(),
    },
  });
  if (isEmpty) return null;
  return (
    <Stack gap="6">
      {kinds().map((kind) => (
        <OwnSummary key={kind.title} owner={owner} {...kind} isInPortfolio />
      ))}
      {positionLock && <OwnPositionLocks owner={owner} />}
    </Stack>
  );
}
