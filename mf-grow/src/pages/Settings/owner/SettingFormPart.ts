import type { PlatformSettings } from '@rab/sdk/settings';

/** What the form of a setting is given. */
export interface SettingFormPart {
  settings: PlatformSettings;
  /** On the button that opens the form, as its title, and on the button that sends it. */
  label: string;
  onDone: () => void;
}
