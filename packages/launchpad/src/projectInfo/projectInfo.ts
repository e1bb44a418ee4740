import { type ProjectInfo, projectInfoSchema } from '@rab/contracts';
import { queryOptions, useAppConfig, useQuery } from '@rab/wallet-context';
import * as v from 'valibot';

/**
 * CID of the empty file: means `no project info` on chain, also what is stored when an upload failed (IDX-10); the
 * owner can upload again later.
 */
export const BLANK_PROJECT_INFO_HASH = 'QmbFMke1KXqnYyBBWxB74N4c5SBnJMVAiMNRcGu6x1AwQH';

const TIMEOUT_MS = 15_000;
const addedSchema = v.object({ Hash: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{46,100}$/)) });

/**
 * Puts project info into the content store (kubo-compatible add).
 * @returns the hash for the sale's contract; `isStored` is false when the store did not take it and the blank hash
 * stands in
 */
export async function uploadProjectInfo(
  uploadUrl: string,
  info: ProjectInfo,
): Promise<{ hash: string; isStored: boolean }> {
  const body = new FormData();
  body.append('file', new Blob([JSON.stringify(info)], { type: 'application/json' }), 'project-info.json');
  try {
    const response = await fetch(`${uploadUrl.replace(/\/$/, '')}/api/v0/add`, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return { hash: v.parse(addedSchema, await response.json()).Hash, isStored: true };
  } catch (error) {
    console.warn('project info upload failed:', error);
    return { hash: BLANK_PROJECT_INFO_HASH, isStored: false };
  }
}

/** Project info behind a hash; null for the blank hash. What the gateway answers is parsed before it is believed. */
export const projectInfoQueryOptions = (gateway: string, hash: string) =>
  queryOptions({
    queryKey: ['projectInfo', hash] as const,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<ProjectInfo | null> => {
      if (hash === BLANK_PROJECT_INFO_HASH || !/^[A-Za-z0-9]+$/.test(hash)) return null;
      const response = await fetch(`${gateway.replace(/\/$/, '')}/${hash}`, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      if (!response.ok) throw new Error(`The content gateway answered HTTP ${response.status}.`);
      return v.parse(projectInfoSchema, await response.json());
    },
  });

/** Project info of a sale; undefined while it loads, null when there is none. */
export function useProjectInfo(hash: string): ProjectInfo | null | undefined {
  const { content } = useAppConfig();
  return useQuery(projectInfoQueryOptions(content.gateway, hash)).data;
}
