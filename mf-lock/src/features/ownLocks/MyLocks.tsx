import { paths } from '@rab/config';
import { Button, EmptyState, Panel, Stack } from '@rab/ui';
import { AreaLink } from '@rab/ui/router';
import { useWallet } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';
import { useOwnLocks } from '../../queries/ownLocks.ts';
import { OwnSummary } from './OwnSummary.tsx';

/** Kinds of locks in the order of the page, by who made them and whether they hold liquidity. */
const KINDS = [
  { madeBy: 'owner', isLiquidity: false, title: 'Tokens you have locked' },
  { madeBy: 'owner', isLiquidity: true, title: 'Liquidity you have locked' },
  { madeBy: 'others', isLiquidity: false, title: 'Tokens others have locked for you' },
  { madeBy: 'others', isLiquidity: true, title: 'Liquidity others have locked for you' },
] as const;

/** What the connected account has in locks; the shell loads it from this remote at run time (PRT-01). */
export function MyLocks() {
  const { address } = useWallet();
  return address ? <Locks owner={address} /> : null;
}

function Locks({ owner }: { owner: Address }) {
  const { data: own } = useOwnLocks({ owner, madeBy: 'owner' });
  const { data: others } = useOwnLocks({ owner, madeBy: 'others' });
  if (own?.length === 0 && others?.length === 0)
    return (
      <Panel title="Locks">
        <EmptyState
          title="Nothing here yet"
          action={
            <Button asChild variant="outline">
              <AreaLink to={paths.createLock()}>Create a lock</AreaLink>
            </Button>
          }
        >
          Tokens and liquidity that you lock, or that others lock for you, will appear here.
        </EmptyState>
      </Panel>
    );
  return (
    <Stack gap="6">
      {KINDS.map((kind) => (
        <OwnSummary key={kind.title} owner={owner} {...kind} />
      ))}
    </Stack>
  );
}
