import { formatAmount, PRICE_DECIMALS, SALE_PLACES, shortSymbol } from '@rab/contracts';
import { formatUtc, Link } from '@rab/ui';
import { AreaLink } from '@rab/ui/router';
import type { RunningSale } from '../queries/runningSales.ts';

/** One sale of a token that runs: its kind as a link, its price, and until when. */
export function RunningSaleLine({ running: { name, path, sale } }: { running: RunningSale }) {
  const { price, shared, base, end } = sale;
  const words = shared
    ? 'at a price that its deposits make'
    : `at ${formatAmount(price, PRICE_DECIMALS, SALE_PLACES)} per ${shortSymbol(base.symbol)}`;
  return (
    <>
      {words} until {formatUtc(end)} UTC (
      <Link asChild>
        <AreaLink to={path}>{name}</AreaLink>
      </Link>
      )
    </>
  );
}
