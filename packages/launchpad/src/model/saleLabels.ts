/** The administrator's labels of a sale, in the order of the contract's type numbers: what the index calls them, and what people read. */
export const SALE_LABELS = [
  { type: 'audit', name: 'Audit' },
  { type: 'kyc', name: 'KYC' },
] as const;

export type LabelType = (typeof SALE_LABELS)[number]['type'];

/** The name of a label; its type where this release does not know it. */
export const labelName = (asked: string): string => SALE_LABELS.find(({ type }) => type === asked)?.name ?? asked;
