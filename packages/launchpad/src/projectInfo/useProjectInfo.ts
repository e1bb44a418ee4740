import type { ProjectInfo } from '@rab/config';
import { fetchProjectInfo, ProjectInfoMismatch } from '@rab/config/project-info';
import { defineRead, useAppConfig } from '@rab/wallet-context';

/** What a hash names never changes; a gateway that gave a wrong answer is not asked a second time at once. */
const { useRead } = defineRead<{ gateway: string; hash: string }, ProjectInfo | null>({
  name: 'projectInfo',
  get: (_, { gateway, hash }, signal) => fetchProjectInfo(gateway, hash, signal),
  about: () => [],
  staleTime: Number.POSITIVE_INFINITY,
  retry: (failures, error) => failures < 1 && !(error instanceof ProjectInfoMismatch),
});

/** Project info of a sale: undefined while it loads or if `error` says why it cannot be loaded, null when the sale has none. */
export function useProjectInfo(hash: string): { info: ProjectInfo | null | undefined; error: Error | null } {
  const { content } = useAppConfig();
  const { data, error } = useRead({ gateway: content.gateway, hash });
  return { info: data, error };
}
