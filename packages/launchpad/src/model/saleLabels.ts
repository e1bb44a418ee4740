import type { LabelType } from '@rab/contracts/sale';

/** What people read for each of the administrator's labels. */
const NAMES: Readonly<Record<LabelType, string>> = { audit: 'Audit', kyc: 'KYC' };

/** The name of a label; its type where this release does not know it. */
export const labelName = (type: string): string => (Object.hasOwn(NAMES, type) ? NAMES[type as LabelType] : type);
