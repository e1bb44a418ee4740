import { ClientAddress } from './ClientAddress.ts';
import { listOf } from './listOf.ts';
import { originsIn } from './originsIn.ts';

/** The pages that may use a server, and how it identifies its clients. */
export interface Access {
  /** Pages that may read answers; null for any. */
  corsOrigins: readonly string[] | null;
  clientAddress: ClientAddress;
}

/**
 * `CORS_ORIGINS` (comma-separated; default and `*`: any) and `TRUSTED_PROXIES` (addresses or networks, comma-separated).
 * @throws {TypeError} naming the variable and the part that is wrong
 */
export const readAccess = (env: NodeJS.ProcessEnv): Access => ({
  corsOrigins: readOrigins(env),
  clientAddress: readProxies(env),
});

function readOrigins(env: NodeJS.ProcessEnv): readonly string[] | null {
  const asked = listOf(env.CORS_ORIGINS);
  return asked.length === 0 || asked.includes('*') ? null : originsIn(env, 'CORS_ORIGINS');
}

function readProxies(env: NodeJS.ProcessEnv): ClientAddress {
  try {
    return new ClientAddress(listOf(env.TRUSTED_PROXIES));
  } catch (error) {
    throw new TypeError(`TRUSTED_PROXIES: ${(error as Error).message}`);
  }
}
