import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { useSales } from '@rab/launchpad';
import type { Sale } from '@rab/sdk/sales';
import { Amount, Link, Notice, Text } from '@rab/ui';
import { AreaLink } from '@rab/ui/router';
import { useChainConfig } from '@rab/wallet-context';
import { type Address, isAddressEqual } from '@rab/wallet-context/reads';
import { useLocksMadeBy } from '../../queries/locksMadeBy.ts';

/**
 * Other sales that were listed in the same pool, which of them have traded it to their own price, and where the base tokens are
 * that a listing took out of the pool or did not use: locked for that sale's owner.
 */
export function SharedPool({ sale, pair }: { sale: Sale; pair: Address }) {
  const where = { tokenLP: pair.toLowerCase() };
  const page = { where, orderBy: 'createdAt', page: 1, size: 5 } as const;
  const presales = useSales({ subgraph: 'presale', ...page }).data?.rows ?? [];
  const launches = useSales({ subgraph: 'fairLaunch', ...page }).data?.rows ?? [];
  const { proRata: endpoint } = useChainConfig().subgraphs;
  const proRata = useSales(endpoint ? { subgraph: 'proRata', ...page } : null).data?.rows ?? [];
  const others = [
    ...presales.map(({ id }) => ({ id, path: paths.sale(id) })),
    ...launches.map(({ id }) => ({ id, path: paths.fairLaunch(id) })),
    ...proRata.map(({ id }) => ({ id, path: paths.proRata(id) })),
  ].filter(({ id }) => !isAddressEqual(id, sale.id));
  const { data: locks = [] } = useLocksMadeBy([sale.id, ...others.map(({ id }) => id)]);
  // its liquidity is locked as the pair, a team's share as the token
  const surplus = locks.filter(
    ({ token }) => !isAddressEqual(token, pair) && !isAddressEqual(token, sale.token.address),
  );
  const surplusOf = (id: Address) => surplus.find(({ creator }) => isAddressEqual(creator, id));
  const own = surplusOf(sale.id);
  // locks are numbered as they are made, and each listing makes one of its liquidity
  const listingOf = (id: Address) =>
    locks.find(({ token, creator }) => isAddressEqual(token, pair) && isAddressEqual(creator, id))?.id;
  const ownListing = listingOf(sale.id);
  const isLater = (id: Address) => {
    const listing = listingOf(id);
    return ownListing !== undefined && listing !== undefined && BigInt(listing) > BigInt(ownListing);
  };
  if (others.length === 0 && !own) return null;
  return (
    <Notice
      tone="warning"
      title={others.length > 0 ? t`Other sales were listed in the same pool` : t`The listing didn’t use everything`}
    >
      {others.map(({ id, path }) => (
        <Text key={id}>
          {surplusOf(id) || isLater(id) ? (
            <Trans>
              <Link asChild>
                <AreaLink to={path}>Another sale</AreaLink>
              </Link>{' '}
              was listed in the same pool and moved the pool to its own price.
            </Trans>
          ) : (
            <Trans>
              <Link asChild>
                <AreaLink to={path}>Another sale</AreaLink>
              </Link>{' '}
              was listed in the same pool.
            </Trans>
          )}
          <Surplus lock={surplusOf(id)} />
        </Text>
      ))}
      {own && (
        <Text>
          <Trans>This sale’s listing took base tokens out of the pool or left part of its budget unused.</Trans>
          <Surplus lock={own} />
        </Text>
      )}
    </Notice>
  );
}

type Lock = NonNullable<ReturnType<typeof useLocksMadeBy>['data']>[number];

function Surplus({ lock }: { lock: Lock | undefined }) {
  if (!lock) return null;
  const { id, amount, entity } = lock;
  return (
    <>
      {' '}
      <Trans>
        <Amount value={amount} decimals={entity.decimals} symbol={entity.symbol} /> of that is locked for the sale’s
        owner:{' '}
        <Link asChild>
          <AreaLink to={paths.lock(id)}>lock {id}</AreaLink>
        </Link>
        .
      </Trans>
    </>
  );
}
