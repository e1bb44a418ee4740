import type { ProjectInfo } from '@rab/config';
import type { Sale } from '../queries/saleSchema.ts';
import { isBlankProjectInfoHash } from './blankProjectInfoHash.ts';
import { useProjectInfo } from './useProjectInfo.ts';
import { useUnstoredInfo } from './useUnstoredInfo.ts';

/**
 * What a form for a sale's project info begins with: what is published, or what the wizard took in this browser and
 * could not store. `info` is undefined while it is not known, null where there is none.
 */
export function useEditableInfo(sale: Sale): {
  info: ProjectInfo | null | undefined;
  isKept: boolean;
  isUnreadable: boolean;
} {
  const hash = sale.projectInfoHash;
  const { info, error } = useProjectInfo(hash);
  const { unstored } = useUnstoredInfo(sale);
  const kept = isBlankProjectInfoHash(hash) ? unstored : undefined;
  return { info: kept ?? info, isKept: kept !== undefined, isUnreadable: !kept && error !== null };
}
