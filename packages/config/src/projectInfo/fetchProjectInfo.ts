import { PROJECT_INFO_MAX_BYTES, type ProjectInfo, projectInfoSchema, v } from '@rab/config';
import { isBlankProjectInfoHash } from './blankProjectInfoHash.ts';
import { matchesHash } from './matchesHash.ts';
import { ProjectInfoMismatch } from './ProjectInfoMismatch.ts';
import { readAtMost } from './readAtMost.ts';

const TIMEOUT_MS = 15_000;

/**
 * Project info behind a hash; null for the blank hash. What the gateway answers is checked against the hash where the
 * hash allows it, and always against the schema.
 * @throws {ProjectInfoMismatch} when a check fails; another error when the gateway does not answer
 */
export async function fetchProjectInfo(
  gateway: string,
  hash: string,
  signal: AbortSignal,
): Promise<ProjectInfo | null> {
  if (isBlankProjectInfoHash(hash) || !/^[A-Za-z0-9]+$/.test(hash)) return null;
  const response = await fetch(`${gateway.replace(/\/$/, '')}/${hash}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!response.ok) throw new Error(`The content gateway answered HTTP ${response.status}.`);
  try {
    return await readProjectInfo(hash, await readAtMost(response, PROJECT_INFO_MAX_BYTES));
  } catch (error) {
    if (error instanceof ProjectInfoMismatch) console.warn('project info is not shown:', error);
    throw error;
  }
}

async function readProjectInfo(hash: string, bytes: Uint8Array<ArrayBuffer> | null): Promise<ProjectInfo> {
  if (!bytes) throw new ProjectInfoMismatch(`${hash} is larger than ${PROJECT_INFO_MAX_BYTES} bytes.`);
  if ((await matchesHash(hash, bytes)) === false)
    throw new ProjectInfoMismatch(`The gateway's bytes have another hash than ${hash}.`);
  try {
    return v.parse(projectInfoSchema, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch (cause) {
    throw new ProjectInfoMismatch(`${hash} is no project info.`, { cause });
  }
}
