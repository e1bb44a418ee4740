import { Menu, Portal } from '@rab/ui/menu';
import type { ReactNode } from 'react';

interface ChoiceMenuProps {
  label: string;
  choices: readonly { id: string; content: ReactNode }[];
  chosen: string;
  choose: (id: string) => void;
  trigger: ReactNode;
}

/** A menu of which one item is chosen, and marked. It is open as soon as it is there: somebody asked for it. */
export function ChoiceMenu({ label, choices, chosen, choose, trigger }: ChoiceMenuProps) {
  return (
    <Menu.Root defaultOpen positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={label}>
            <Menu.RadioItemGroup value={chosen} onValueChange={({ value }) => choose(value)}>
              {choices.map(({ id, content }) => (
                <Menu.RadioItem key={id} value={id}>
                  {content}
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
