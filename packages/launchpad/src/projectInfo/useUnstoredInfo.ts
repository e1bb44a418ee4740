import type { ProjectInfo } from '@rab/config';
import { isBlankProjectInfoHash } from '@rab/config/project-info';
import type { Sale } from '@rab/sdk/sales';
import { useAtom, useChainConfig } from '@rab/wallet-context';
import { unstoredInfoAtom, unstoredInfoKey } from './unstoredInfoAtom.ts';

/**
 * Project info of a sale that this browser keeps because it is not published: what was typed on the sale's own pages, else,
 * where the sale has none, what its wizard could not store. `keep` takes what is about to be published, `forget` drops all.
 */
export function useUnstoredInfo({ id: sale, owner, token, projectInfoHash }: UnstoredInfoOf): {
  unstored: ProjectInfo | undefined;
  keep: (info: ProjectInfo) => void;
  forget: () => void;
} {
  const { id: chainId } = useChainConfig();
  const [all, setAll] = useAtom(unstoredInfoAtom);
  // typed in place of what is published: where that has changed meanwhile, this was signed, or is older
  const own = `${unstoredInfoKey({ chainId, owner, sold: sale })} ${projectInfoHash}`;
  const ofWizard = unstoredInfoKey({ chainId, owner, sold: token.address });
  const keep = (info: ProjectInfo) => setAll((before) => ({ ...before, [own]: info }));
  const forget = () =>
    setAll((before) => {
      const { [own]: _, [ofWizard]: __, ...others } = before;
      return others;
    });
  return { unstored: all[own] ?? (isBlankProjectInfoHash(projectInfoHash) ? all[ofWizard] : undefined), keep, forget };
}

type UnstoredInfoOf = Pick<Sale, 'id' | 'owner' | 'token' | 'projectInfoHash'>;
