import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type Remote, RemoteView } from '@rab/federation/host';
import { sectionsIn } from '@rab/federation/remotes';
import { EmptyState, LazyBoundary, lazyNamed, PageHeader, Panel, Skeleton, Stack, wide } from '@rab/ui';
import { WalletButton } from '@rab/ui/connected';
import { useChainConfig, useWallet } from '@rab/wallet-context';
import { headingOf } from '../../layout/menu.ts';

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
        title={t`My portfolio`}
        description={t`Your deposits, tokens and locks on ${chain.name}, and what you can claim.`}
      />
      {address ? (
        <>
          <LazyBoundary what={t`What is due`} waiting={<Skeleton height="48" rounded="panel" />}>
            {/* what one account has is never another one's */}
            <Portfolio key={address}>
              {sectionsIn('portfolio', remotes).map((section) => (
                <RemoteView
                  key={`${section.remote.name}/${section.expose}`}
                  remote={section.remote}
                  expose={section.expose}
                  title={headingOf(section)}
                  props={{}}
                  fallback={<Skeleton height="48" rounded="panel" />}
                />
              ))}
            </Portfolio>
          </LazyBoundary>
          <LazyBoundary what={t`The list of transactions`} waiting={<Skeleton height="48" rounded="panel" />}>
            <RecentTransactions account={address} />
          </LazyBoundary>
        </>
      ) : (
        <Panel>
          <EmptyState title={t`Connect wallet`} picture="portfolio" action={<WalletButton />}>
            <Trans>Connect a wallet to see your deposits, claims, rewards, sales and locks.</Trans>
          </EmptyState>
        </Panel>
      )}
    </Stack>
  );
}
