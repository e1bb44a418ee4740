import type { ProjectInfo } from '@rab/config';
import { useAtom, useChainConfig } from '@rab/wallet-context';
import type { Sale } from '../queries/saleSchema.ts';
import { unstoredInfoAtom, unstoredInfoKey } from './unstoredInfoAtom.ts';

/** Project info of a sale that this browser keeps because it could not be stored, and how to forget it. */
export function useUnstoredInfo({ owner, token }: Pick<Sale, 'owner' | 'token'>): {
  unstored: ProjectInfo | undefined;
  forget: () => void;
} {
  const { id } = useChainConfig();
  const [all, setAll] = useAtom(unstoredInfoAtom);
  const key = unstoredInfoKey({ chainId: id, owner, sold: token.address });
  const forget = () =>
    setAll((before) => {
      const { [key]: _, ...others } = before;
      return others;
    });
  return { unstored: all[key], forget };
}
