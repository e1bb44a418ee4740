import { beforeEach, describe, expect, it } from '@jest/globals';
import { wagmiStorage } from './wagmiStorage.ts';

beforeEach(() => localStorage.clear());

describe("wagmi's storage", () => {
  it('keeps its notes over visits', async () => {
    await wagmiStorage.setItem('recentConnectorId', 'test.wallet');
    expect(localStorage.getItem('rab.wagmi.recentConnectorId')).toBe('"test.wallet"');
    expect(await wagmiStorage.getItem('recentConnectorId')).toBe('test.wallet');
  });

  it.each(['{', '{"id":1}', 'null', '[]', '7'])('drops the note %j, which does not fit', async (stored) => {
    localStorage.setItem('rab.wagmi.recentConnectorId', stored);
    expect(await wagmiStorage.getItem('recentConnectorId')).toBeNull();
    expect(localStorage.getItem('rab.wagmi.recentConnectorId')).toBeNull();
  });

  it('neither keeps nor reads the store of connections', async () => {
    await wagmiStorage.setItem('store' as never, { state: {} } as never);
    expect(localStorage.getItem('rab.wagmi.store')).toBeNull();
    localStorage.setItem('rab.wagmi.store', '{"state":{"connections":7,"current":{}}}');
    expect(await wagmiStorage.getItem('store' as never)).toBeNull();
  });
});
