import { type Access, readAccess, wholeNumber } from '@rab/server';

export interface ApiSettings extends Access {
  /** GraphQL requests per client. */
  requests: { burst: number; perMinute: number };
}

/**
 * What the environment says about the public side: `CORS_ORIGINS`, `TRUSTED_PROXIES` (see @rab/server),
 * `REQUESTS_BURST` (default 200), `REQUESTS_PER_MINUTE` (default 1200: an open page asks about once a second).
 * @throws {TypeError} naming the variable that is wrong
 */
export const readApiSettings = (env: NodeJS.ProcessEnv): ApiSettings => ({
  ...readAccess(env),
  requests: {
    burst: wholeNumber(env, 'REQUESTS_BURST', 200),
    perMinute: wholeNumber(env, 'REQUESTS_PER_MINUTE', 1200),
  },
});
