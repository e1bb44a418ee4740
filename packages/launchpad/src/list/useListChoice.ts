import { v } from '@rab/config';
import { parseAddress } from '@rab/contracts';
import type { SaleOrder, SaleWhere } from '@rab/sdk/sales';
import { useQueryParam } from '@rab/ui/router';

const sortSchema = v.fallback(v.picklist(['endTime', 'createdAt', 'totalBaseCollected']), 'endTime');
const labelSchema = v.fallback(v.picklist(['', 'audit', 'kyc']), '');

/** Type of a badge as the platform gives it out; none where all are fine. */
export type LabelChoice = v.InferOutput<typeof labelSchema>;

/** What a reader has chosen of a list: in the address, and anything else there counts as nothing (MNY-14). */
export interface ListChoice {
  sort: SaleOrder;
  /** Base token; blank for all. */
  currency: string;
  label: LabelChoice;
  hasVesting: boolean;
  /** One line a sale instead of cards. */
  isTable: boolean;
}

/** The conditions of a choice. */
export const choiceConditions = ({ currency, label, hasVesting }: ListChoice): SaleWhere[] => [
  ...(currency ? [{ presaleInfo_: { baseToken: currency.toLowerCase() } }] : []),
  ...(label ? [{ labels_: { type: label } }] : []),
  ...(hasVesting ? [{ presaleVesting_: { requestVesting: true } }] : []),
];

/** The choice in the address and the ways to change it; each leads back to the first page. */
export function useListChoice() {
  const [sort, setSort] = useQueryParam('sort', 'page');
  const [currency, setCurrency] = useQueryParam('currency', 'page');
  const [label, setLabel] = useQueryParam('label', 'page');
  const [vesting, setVesting] = useQueryParam('vesting', 'page');
  const [view, setView] = useQueryParam('view');
  const choice: ListChoice = {
    sort: v.parse(sortSchema, sort),
    currency: parseAddress(currency) ?? '',
    label: v.parse(labelSchema, label),
    hasVesting: vesting === 'yes',
    isTable: view === 'table',
  };
  return {
    choice,
    setSort: (next: SaleOrder) => setSort(next === 'endTime' ? '' : next),
    setCurrency,
    setLabel: (next: LabelChoice) => setLabel(next),
    setVesting: (next: boolean) => setVesting(next ? 'yes' : ''),
    setTable: (next: boolean) => setView(next ? 'table' : ''),
  };
}
