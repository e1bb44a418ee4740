import { type Remote, RemoteView } from '@rab/federation/host';
import { sectionsIn } from '@rab/federation/remotes';
import { EmptyState, LazyBoundary, lazyNamed, PageHeader, Panel, Skeleton, Stack, wide } from '@rab/ui';
import { WalletButton } from '@rab/ui/connected';
import { useChainConfig, useWallet } from '@rab/wallet-context';
import { titleOf } from '../../layout/menu.ts';

// without an account the page takes no table and nothing of contracts
const RecentTransactions = lazyNamed(async () => (await import('./RecentTransactions.tsx')).RecentTransactions);
const Portfolio = lazyNamed(async () => (await import('./Portfolio.tsx')).Portfolio);

/** `/my`: what an account has here; each area draws its part, and the others still work without one that fails (PRT-01). */
export function MyPage({ remotes }: { remotes: readonly Remote[] }) {
  const { address } = useWallet();
  const chain = useChainConfig();
  return (
    <Stack gap="6" {...wide}>
      <PageHeader
        title="My portfolio"
        description={`Your deposits, tokens and locks on ${chain.name}, and what you can claim.`}
      />
      {address ? (
        <>
          <LazyBoundary what="What is due" waiting={<Skeleton height="48" rounded="panel" />}>
            {/* what one account has is never another one's */}
            <Portfolio key={address}>
              {sectionsIn('portfolio', remotes).map(({ remote, expose, title = titleOf(remote) }) => (
                <RemoteView
                  key={`${remote.name}/${expose}`}
                  remote={remote}
                  expose={expose}
                  title={title}
                  props={{}}
                  fallback={<Skeleton height="48" rounded="panel" />}
                />
              ))}
            </Portfolio>
          </LazyBoundary>
          <LazyBoundary what="The list of transactions" waiting={<Skeleton height="48" rounded="panel" />}>
            <RecentTransactions account={address} />
          </LazyBoundary>
        </>
      ) : (
        <Panel>
          <EmptyState title="Connect wallet" picture="portfolio" action={<WalletButton />}>
            Connect a wallet to see your deposits, claims, rewards, sales and locks.
          </EmptyState>
        </Panel>
      )}
    </Stack>
  );
}
