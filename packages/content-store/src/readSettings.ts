import { type Access, listOf, originsIn, readAccess, wholeNumber } from '@rab/server';
import { KuboNode } from './pinning/KuboNode.ts';
import type { PinningService } from './pinning/PinningService.ts';
import { RemotePinning } from './pinning/RemotePinning.ts';

/** What the environment says; README.md describes each variable. */
export interface Settings extends Access {
  port: number;
  hostname: string;
  blocksFolder: string;
  /** Uploads of one client at once, and in the long run. */
  uploads: { burst: number; perMinute: number };
  /** Bytes of one client in a day, and the file that remembers them. */
  clientBytes: { perDay: number; file: string };
  /** Bytes that the store may have altogether. */
  totalBytes: number;
  /** File with what was taken down. */
  denyList: string;
  /** Port of the metrics; null without them. */
  metricsPort: number | null;
  pinning: { service: PinningService; folder: string; retryMs: number } | null;
  /** Origins that may have what is not here. */
  siblings: readonly string[];
}

/** @throws {TypeError} naming the variable that is wrong, in one sentence; never with a token's value */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const blocksFolder = env.BLOCKS_DIR || './blocks';
  const service = readService(env);
  return {
    port: wholeNumber(env, 'PORT', 8712),
    hostname: env.HOST || '127.0.0.1',
    blocksFolder,
    uploads: {
      burst: wholeNumber(env, 'UPLOAD_BURST', 30),
      perMinute: wholeNumber(env, 'UPLOADS_PER_MINUTE', 30),
    },
    clientBytes: {
      perDay: wholeNumber(env, 'CLIENT_BYTES_PER_DAY', 25_000_000),
      file: `${blocksFolder}-clients.json`,
    },
    totalBytes: wholeNumber(env, 'TOTAL_BYTES', 1_000_000_000),
    denyList: env.DENY_LIST || `${blocksFolder}-denied.txt`,
    metricsPort: wholeNumber(env, 'METRICS_PORT', 0) || null,
    ...readAccess(env),
    pinning: service && {
      service,
      folder: env.PINNING_DIR || `${blocksFolder}-to-pin`,
      retryMs: wholeNumber(env, 'PINNING_RETRY_MS', 5_000),
    },
    siblings: originsIn(env, 'SIBLINGS'),
  };
}

function readService(env: NodeJS.ProcessEnv): PinningService | null {
  const kind = env.PINNING || 'none';
  if (kind === 'none') return null;
  const url = env.PINNING_URL ?? '';
  if (kind !== 'kubo' && kind !== 'psa') throw new TypeError('PINNING must be none, kubo or psa.');
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw new TypeError('PINNING_URL must be an http(s) address.');
  const token = env.PINNING_TOKEN || undefined;
  if (kind === 'kubo') return new KuboNode(url, token);
  if (!token) throw new TypeError('PINNING=psa needs PINNING_TOKEN.');
  return new RemotePinning(url, token, listOf(env.PINNING_ORIGINS));
}
