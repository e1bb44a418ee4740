import { formatAmount, PRICE_DECIMALS, SALE_PLACES, shortSymbol } from '@rab/contracts';
import { formatUtc, Link } from '@rab/ui';
import { AreaLink } from '@rab/ui/router';
import { useChainTimeSince } from '@rab/wallet-context';
import type { RunningSale } from './runningSales.ts';

export interface RunningSaleLineProps {
  running: RunningSale;
  /** It is a sale in addition to the one that is shown. */
  isAlso?: boolean;
}

/** What is said after "It" of a sale of a token: whether it is ahead, live or waits, its price, and its kind as a link. */
export function RunningSaleLine({ running: { name, soldHow, path, sale }, isAlso = false }: RunningSaleLineProps) {
  const { price, base, start, end, listing } = sale;
  const now = useChainTimeSince([start, end + 1n]);
  const also = isAlso ? ' also' : '';
  const words = soldHow ?? `at ${formatAmount(price, PRICE_DECIMALS, SALE_PLACES)} per ${shortSymbol(base.symbol)}`;
  const said =
    now < start
      ? `will${also} be sold ${words} from ${formatUtc(start)} UTC`
      : now <= end
        ? `is${also} sold ${words} until ${formatUtc(end)} UTC`
        : `was${also} sold ${words} until ${formatUtc(end)} UTC and is waiting for its ${listing ? 'listing' : 'review'}`;
  return (
    <>
      {said} (
      <Link asChild>
        <AreaLink to={path}>{name}</AreaLink>
      </Link>
      )
    </>
  );
}
