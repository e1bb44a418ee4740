import { AdministratorPanel } from './AdministratorPanel.tsx';
import { CurrenciesPanel } from './CurrenciesPanel.tsx';
import { ExchangesPanel } from './ExchangesPanel.tsx';
import { FeesPanel } from './FeesPanel.tsx';
import type { SettingsPart } from './SettingsPart.ts';

/** The settings, as everybody reads them; with the owner's acts where they are given. */
export function SettingPanels(part: SettingsPart) {
  return (
    <>
      <FeesPanel {...part} />
      <AdministratorPanel {...part} />
      <ExchangesPanel {...part} />
      <CurrenciesPanel {...part} />
    </>
  );
}
