import { describe, expect, it } from '@jest/globals';
import { readSettings } from './readSettings.ts';

const SECRET = 'a-token-that-nobody-may-read';

describe('readSettings', () => {
  it('needs nothing: any page, no proxy, no pinning service', () => {
    expect(readSettings({})).toMatchObject({
      port: 8712,
      hostname: '127.0.0.1',
      blocksFolder: './blocks',
      uploads: { burst: 30, perMinute: 30 },
      corsOrigins: null,
      pinning: null,
    });
  });

  it('takes a blank variable for an absent one', () => {
    expect(readSettings({ PORT: '', PINNING: '', CORS_ORIGINS: ' ' })).toMatchObject({
      port: 8712,
      corsOrigins: null,
      pinning: null,
    });
  });

  it('chooses the pinning service', () => {
    const kubo = readSettings({ BLOCKS_DIR: '/data/blocks', PINNING: 'kubo', PINNING_URL: 'http://kubo:5001' });
    expect(kubo.pinning).toMatchObject({ service: { kind: 'kubo' }, folder: '/data/blocks-to-pin', retryMs: 5_000 });
    const psa = readSettings({ PINNING: 'psa', PINNING_URL: 'https://pin.example/psa', PINNING_TOKEN: SECRET });
    expect(psa.pinning).toMatchObject({ service: { kind: 'psa' } });
    expect(JSON.stringify(psa)).not.toContain(SECRET);
  });

  it.each<[Record<string, string>, string]>([
    [{ PORT: 'x' }, 'PORT must be a whole number.'],
    [{ UPLOAD_BURST: '-1' }, 'UPLOAD_BURST must be a whole number.'],
    [{ CORS_ORIGINS: 'https://a.example/path' }, 'CORS_ORIGINS: https://a.example/path is no origin'],
    [{ TRUSTED_PROXIES: 'nginx' }, 'TRUSTED_PROXIES: nginx is no address or network.'],
    [{ PINNING: 'pinata' }, 'PINNING must be none, kubo or psa.'],
    [{ PINNING: 'kubo' }, 'PINNING_URL must be an http(s) address.'],
    [{ PINNING: 'kubo', PINNING_URL: 'file:///etc' }, 'PINNING_URL must be an http(s) address.'],
    [{ PINNING: 'psa', PINNING_URL: 'https://pin.example' }, 'PINNING=psa needs PINNING_TOKEN.'],
  ])('says what is wrong with %j', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });
});
