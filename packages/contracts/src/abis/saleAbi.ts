import { presaleAbi, privateSaleAbi } from './generated.ts';

type Item = (typeof presaleAbi)[number] | (typeof privateSaleAbi)[number];
/** What stands in both, word for word, and every error of either: a sale of any kind may revert with it. */
type SaleItem =
  | Extract<(typeof presaleAbi)[number], (typeof privateSaleAbi)[number]>
  | Extract<Item, { type: 'error' }>;

const ofPresale: readonly Item[] = presaleAbi;
const ofPrivateSale: readonly Item[] = privateSaleAbi;
const inPrivateSale = new Set(ofPrivateSale.map((item) => JSON.stringify(item)));
const isShared = (item: Item): item is SaleItem => item.type === 'error' || inPrivateSale.has(JSON.stringify(item));

/** What RAB Sale and RAB Grow share: what a screen of both may call. `saleAbi.test-d.ts` states what that is. */
export const saleAbi: readonly SaleItem[] = [
  ...ofPresale.filter(isShared),
  ...ofPrivateSale.filter((item) => item.type === 'error'),
];
