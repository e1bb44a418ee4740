import type { ProjectInfo } from '@rab/config';
import type { Sale } from '@rab/sdk/sales';
import { useProjectInfo } from './useProjectInfo.ts';
import { useUnstoredInfo } from './useUnstoredInfo.ts';

/**
 * What a form for a sale's project info begins with: what is published, or what was typed in this browser and is not.
 * `info` is undefined while it is not known, null where the sale has none; `forget` drops what is kept.
 */
export function useEditableInfo(sale: Sale): {
  info: ProjectInfo | null | undefined;
  isKept: boolean;
  isUnreadable: boolean;
  forget: () => void;
} {
  const { info, error } = useProjectInfo(sale.projectInfoHash);
  const { unstored, forget } = useUnstoredInfo(sale);
  const isKept = unstored !== undefined;
  return { info: unstored ?? info, isKept, isUnreadable: !isKept && error !== null, forget };
}
