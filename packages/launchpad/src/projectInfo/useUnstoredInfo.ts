import type { ProjectInfo } from '@rab/config';
import { useAtom, useChainConfig } from '@rab/wallet-context';
import type { Launchpad } from '../model/Launchpad.ts';
import { unstoredInfoAtom, unstoredInfoKey } from './unstoredInfoAtom.ts';

/** Project info of a sale that this browser keeps because it could not be stored, and how to forget it. */
export function useUnstoredInfo({ token, info2 }: Pick<Launchpad, 'token' | 'info2'>): {
  unstored: ProjectInfo | undefined;
  forget: () => void;
} {
  const { id } = useChainConfig();
  const [all, setAll] = useAtom(unstoredInfoAtom);
  const key = unstoredInfoKey({ chainId: id, owner: info2.presaleOwner, sold: token });
  const forget = () =>
    setAll((before) => {
      const { [key]: _, ...others } = before;
      return others;
    });
  return { unstored: all[key], forget };
}
