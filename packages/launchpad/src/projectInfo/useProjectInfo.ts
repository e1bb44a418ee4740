import type { ProjectInfo } from '@rab/config';
import { queryOptions, useAppConfig, useQuery } from '@rab/wallet-context';
import { fetchProjectInfo } from './fetchProjectInfo.ts';
import { ProjectInfoMismatch } from './ProjectInfoMismatch.ts';

/** What a hash names never changes; a gateway that gave a wrong answer is not asked a second time at once. */
export const projectInfoQueryOptions = (gateway: string, hash: string) =>
  queryOptions({
    queryKey: ['projectInfo', hash] as const,
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) => failures < 1 && !(error instanceof ProjectInfoMismatch),
    queryFn: ({ signal }) => fetchProjectInfo(gateway, hash, signal),
  });

/** Project info of a sale: undefined while it loads or where `error` says why it cannot be had, null when there is none. */
export function useProjectInfo(hash: string): { info: ProjectInfo | null | undefined; error: Error | null } {
  const { content } = useAppConfig();
  const { data, error } = useQuery(projectInfoQueryOptions(content.gateway, hash));
  return { info: data, error };
}
