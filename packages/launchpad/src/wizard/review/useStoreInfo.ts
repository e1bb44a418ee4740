import type { ProjectInfo } from '@rab/config';
import { say, type Words } from '@rab/language';
import { toast } from '@rab/ui';
import { useAppConfig, useChainConfig, useSetAtom } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';
import { unstoredInfoAtom, unstoredInfoKey } from '../../projectInfo/unstoredInfoAtom.ts';
import { uploadProjectInfo } from '../../projectInfo/uploadProjectInfo.ts';

export interface StoreInfoOptions {
  /** The token that is sold. */
  sold: Address;
  /** Said when it did not take it. */
  notStored: Words;
}

/** Puts the project info of a creation into the content store; gives its hash, the blank one where the store took none. */
export function useStoreInfo({
  sold,
  notStored,
}: StoreInfoOptions): (info: ProjectInfo, owner: Address) => Promise<string> {
  const { id } = useChainConfig();
  const { content } = useAppConfig();
  const setUnstored = useSetAtom(unstoredInfoAtom);
  return async (info: ProjectInfo, owner: Address) => {
    const { hash, isStored } = await uploadProjectInfo(content.upload, info);
    if (!isStored) {
      toast.error(say(notStored));
      // for the page of what is created
      setUnstored((before) => ({ ...before, [unstoredInfoKey({ chainId: id, owner, sold })]: info }));
    }
    return hash;
  };
}
