import { KuboNode } from './pinning/KuboNode.ts';
import type { PinningService } from './pinning/PinningService.ts';
import { RemotePinning } from './pinning/RemotePinning.ts';
import { ClientAddress } from './upload/ClientAddress.ts';

/** What the environment says; README.md describes each variable. */
export interface Settings {
  port: number;
  hostname: string;
  blocksFolder: string;
  uploads: { burst: number; perMinute: number };
  /** Pages that may use the store; null for any. */
  corsOrigins: readonly string[] | null;
  clientAddress: ClientAddress;
  pinning: { service: PinningService; folder: string; retryMs: number } | null;
}

type Env = Readonly<Record<string, string | undefined>>;

/** @throws {TypeError} naming the variable that is wrong, in one sentence; never with a token's value */
export function readSettings(env: Env): Settings {
  const blocksFolder = env.BLOCKS_DIR || './blocks';
  const service = readService(env);
  return {
    port: wholeNumber(env, 'PORT', 8712),
    hostname: env.HOST || '127.0.0.1',
    blocksFolder,
    uploads: { burst: wholeNumber(env, 'UPLOAD_BURST', 30), perMinute: wholeNumber(env, 'UPLOADS_PER_MINUTE', 30) },
    corsOrigins: readOrigins(env),
    clientAddress: readProxies(env),
    pinning: service && {
      service,
      folder: env.PINNING_DIR || `${blocksFolder}-to-pin`,
      retryMs: wholeNumber(env, 'PINNING_RETRY_MS', 5_000),
    },
  };
}

function wholeNumber(env: Env, name: string, fallback: number): number {
  const value = Number(env[name] || fallback);
  if (Number.isInteger(value) && value >= 0) return value;
  throw new TypeError(`${name} must be a whole number.`);
}

const list = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function readOrigins(env: Env): readonly string[] | null {
  const origins = list(env.CORS_ORIGINS);
  if (origins.length === 0 || origins.includes('*')) return null;
  const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (wrong) throw new TypeError(`CORS_ORIGINS: ${wrong} is no origin such as https://app.example.`);
  return origins;
}

function readProxies(env: Env): ClientAddress {
  try {
    return new ClientAddress(list(env.TRUSTED_PROXIES));
  } catch (error) {
    throw new TypeError(`TRUSTED_PROXIES: ${(error as Error).message}`);
  }
}

function readService(env: Env): PinningService | null {
  const kind = env.PINNING || 'none';
  if (kind === 'none') return null;
  const url = env.PINNING_URL ?? '';
  if (kind !== 'kubo' && kind !== 'psa') throw new TypeError('PINNING must be none, kubo or psa.');
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) throw new TypeError('PINNING_URL must be an http(s) address.');
  const token = env.PINNING_TOKEN || undefined;
  if (kind === 'kubo') return new KuboNode(url, token);
  if (!token) throw new TypeError('PINNING=psa needs PINNING_TOKEN.');
  return new RemotePinning(url, token, list(env.PINNING_ORIGINS));
}
