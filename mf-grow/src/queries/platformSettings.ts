import { getPlatformSettings, type PlatformSettings } from '@rab/sdk/settings';
import { defineRead, topics } from '@rab/wallet-context';

export const { useRead: usePlatformSettings } = defineRead<Record<string, never>, PlatformSettings>({
  name: 'platformSettings',
  get: getPlatformSettings,
  about: () => [topics.settings],
});
