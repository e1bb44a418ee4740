import { formatAmount, SALE_PLACES } from '@rab/contracts';
import { utcText } from '@rab/contracts/lock';
import { escapeMarkup } from '../escapeMarkup.ts';

export interface SharedSale {
  tokenName: string;
  tokenSymbol: string;
  baseSymbol: string;
  baseDecimals: number;
  /** Base units. */
  raised: bigint;
  softCap: bigint;
  /** Null where the raise has no limit. */
  hardCap: bigint | null;
  /** Unix seconds. */
  startTime: bigint;
  endTime: bigint;
}

/** What a chat or a network shows of a sale's link: amounts and dates of the chain, and no word of the sale's owner but its token's name. */
function previewOf(sale: SharedSale, kind: string) {
  const amount = (value: bigint) => `${formatAmount(value, sale.baseDecimals, SALE_PLACES)} ${sale.baseSymbol}`;
  const goal = sale.hardCap === null ? '' : `, hard cap ${amount(sale.hardCap)}`;
  return {
    title: `${sale.tokenName} (${sale.tokenSymbol}) · ${kind}`,
    description: `${amount(sale.raised)} raised, soft cap ${amount(sale.softCap)}${goal}. From ${utcText(sale.startTime)} to ${utcText(sale.endTime)}.`,
  };
}

/**
 * A page that leads to a sale's own at once, and whose head tells programs that make previews what the sale is: they run no
 * scripts (MNY-13).
 * @param kind e.g. `RAB Sale`
 * @param addresses `link` of the sale's page; `own` of this one, which alone has the preview, null where it is not known
 */
export function sharePage(sale: SharedSale, kind: string, { link, own }: { link: string; own: string | null }): string {
  const { title, description } = previewOf(sale, kind);
  const meta = Object.entries({
    'og:type': 'website',
    'og:site_name': 'RAB Launchpad',
    'og:title': title,
    'og:description': description,
    ...(own && { 'og:url': own }),
  }).map(([property, content]) => `<meta property="${property}" content="${escapeMarkup(content)}">`);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${escapeMarkup(title)}</title>`,
    `<meta name="description" content="${escapeMarkup(description)}">`,
    '<meta name="twitter:card" content="summary">',
    ...meta,
    ...(own ? [`<link rel="canonical" href="${escapeMarkup(own)}">`] : []),
    `<meta http-equiv="refresh" content="0; url=${escapeMarkup(link)}">`,
    `</head><body><p><a href="${escapeMarkup(link)}">${escapeMarkup(title)}</a></p><p>${escapeMarkup(description)}</p></body></html>`,
  ].join('\n');
}
