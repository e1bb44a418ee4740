import type { PlatformSettings } from '../../queries/platformSettings.ts';

/** What each part of the settings' page is given. */
export interface SettingsPart {
  settings: PlatformSettings;
  /** Whether the connected account may change them: the contract decides, this only draws. */
  isOwner: boolean;
}
