/** The administrator's labels of a sale, in the order of the contract's type numbers (`setLabel`). */
export const LABEL_TYPES = ['audit', 'kyc'] as const;

export type LabelType = (typeof LABEL_TYPES)[number];
