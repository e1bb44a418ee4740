import { t } from '@lingui/core/macro';
import { formatAmount, PRICE_DECIMALS, SALE_PLACES, shortSymbol } from '@rab/contracts';
import { sayById } from '@rab/language';
import type { Sale } from '@rab/sdk/sales';
import { formatUtc, Link } from '@rab/ui';
import { AreaLink } from '@rab/ui/router';
import { useChainTimeSince } from '@rab/wallet-context';
import type { RunningSale } from './runningSales.ts';

export interface RunningSaleLineProps {
  running: RunningSale;
  /** It is a sale in addition to the one that is shown. */
  isAlso?: boolean;
}

/** What is said of a sale of a token: whether it is ahead, live or waits, its price, and its kind as a link. */
export function RunningSaleLine({ running, isAlso = false }: RunningSaleLineProps) {
  const { subgraph, name, soldHow, path, sale } = running;
  const now = useChainTimeSince([sale.start, sale.end + 1n]);
  const price = formatAmount(sale.price, PRICE_DECIMALS, SALE_PLACES);
  const how = soldHow ? sayById(`kind.${subgraph}.sold`, soldHow) : t`at ${price} per ${shortSymbol(sale.base.symbol)}`;
  const said = isAlso ? alsoText(sale, how, now) : saleText(sale, how, now);
  return (
    <>
      {said} (
      <Link asChild>
        <AreaLink to={path}>{sayById(`kind.${subgraph}`, name)}</AreaLink>
      </Link>
      )
    </>
  );
}

function saleText({ start, end, listing }: Sale, how: string, now: bigint): string {
  const [from, until] = [formatUtc(start), formatUtc(end)];
  if (now < start) return t`It will be sold ${how} from ${from} UTC`;
  if (now <= end) return t`It is sold ${how} until ${until} UTC`;
  return listing
    ? t`It was sold ${how} until ${until} UTC and is waiting for its listing`
    : t`It was sold ${how} until ${until} UTC and is waiting for its review`;
}

/** The same, next to the sale that is shown. */
function alsoText({ start, end, listing }: Sale, how: string, now: bigint): string {
  const [from, until] = [formatUtc(start), formatUtc(end)];
  if (now < start) return t`It will also be sold ${how} from ${from} UTC`;
  if (now <= end) return t`It is also sold ${how} until ${until} UTC`;
  return listing
    ? t`It was also sold ${how} until ${until} UTC and is waiting for its listing`
    : t`It was also sold ${how} until ${until} UTC and is waiting for its review`;
}
