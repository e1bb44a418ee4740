import type { PlatformSettings } from '@rab/sdk/settings';
import type { Address } from '@rab/wallet-context/reads';
import type { ReactNode } from 'react';

/** What the owner can do, each where it belongs; each of the lists' entries is named as the page names it. */
export interface OwnerActs {
  changeFees: ReactNode;
  changeAdministrator: ReactNode;
  addExchange: ReactNode;
  removeExchange: (factory: Address, name: string) => ReactNode;
  allowToken: ReactNode;
  forbidToken: (token: Address, name: string) => ReactNode;
}

/** What each part of the settings' page is given. */
export interface SettingsPart {
  settings: PlatformSettings;
  /** Absent for everybody else: the contract decides, this only draws. */
  acts?: OwnerActs | undefined;
}
