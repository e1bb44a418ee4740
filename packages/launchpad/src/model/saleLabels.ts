import { t } from '@lingui/core/macro';
import type { LabelType } from '@rab/contracts/sale';

/** What people read for each of the administrator's labels. */
const names = (): Readonly<Record<LabelType, string>> => ({ audit: t`Audit`, kyc: 'KYC' });

/** The name of a label; its type where this release does not know it. */
export const labelName = (type: string): string => (Object.hasOwn(names(), type) ? names()[type as LabelType] : type);
