import { t } from '@lingui/core/macro';
import { Span } from '@rab/ui';
import { Menu, Portal } from '@rab/ui/menu';
import type { LanguageChoice } from '@rab/wallet-context';
import type { ReactNode } from 'react';

/** The languages, the chosen one marked. It is open as soon as it is there: somebody asked for it. */
export function LanguageMenu({ choice, trigger }: { choice: LanguageChoice; trigger: ReactNode }) {
  const { languages, chosen, choose } = choice;
  return (
    <Menu.Root defaultOpen positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={t`Language`}>
            <Menu.RadioItemGroup value={chosen} onValueChange={({ value }) => choose(value)}>
              {languages.map(({ code, name }) => (
                <Menu.RadioItem key={code} value={code}>
                  <Span lang={code} translate="no">
                    {name}
                  </Span>
                  <Menu.ItemIndicator />
                </Menu.RadioItem>
              ))}
            </Menu.RadioItemGroup>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
