import { type Access, readAccess, wholeNumber } from '@rab/server';

export interface ApiSettings extends Access {
  /** GraphQL requests per client. */
  requests: { burst: number; perMinute: number };
  /** GraphQL requests that run at once; null for what suits the database. */
  atOnce: number | null;
  /** Port for what everybody may ask, and nothing else; null: it is on Ponder's own port, with metrics and states. */
  publicPort: number | null;
  /** Address on which the public port listens. */
  publicHost: string;
}

/**
 * What the environment says about the public side: `CORS_ORIGINS`, `TRUSTED_PROXIES` (see @rab/server),
 * `REQUESTS_BURST` (default 200), `REQUESTS_PER_MINUTE` (default 1200: an open page asks about once a second),
 * `REQUESTS_AT_ONCE` (default 4 on the embedded database, 16 on PostgreSQL), `PUBLIC_PORT` (default none),
 * `PUBLIC_HOST` (default 127.0.0.1).
 * @throws {TypeError} naming the variable that is wrong
 */
export const readApiSettings = (env: NodeJS.ProcessEnv): ApiSettings => ({
  ...readAccess(env),
  requests: {
    burst: wholeNumber(env, 'REQUESTS_BURST', 200),
    perMinute: wholeNumber(env, 'REQUESTS_PER_MINUTE', 1200),
  },
  atOnce: wholeNumber(env, 'REQUESTS_AT_ONCE', 0) || null,
  publicPort: wholeNumber(env, 'PUBLIC_PORT', 0) || null,
  publicHost: env.PUBLIC_HOST || '127.0.0.1',
});
