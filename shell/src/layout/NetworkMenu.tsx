import { Image } from '@rab/ui';
import { sayNotSwitched } from '@rab/ui/connected';
import { Menu, Portal } from '@rab/ui/menu';
import type { ChainChoice } from '@rab/wallet-context';
import type { ReactNode } from 'react';

/** The configured chains, the current one marked. It is open as soon as it is there: somebody asked for it. */
export function NetworkMenu({ choice, trigger }: { choice: ChainChoice; trigger: ReactNode }) {
  const { chains, current, choose } = choice;
  const pick = async (id: string) => {
    const chain = chains.find((other) => String(other.id) === id);
    if (!chain || chain.id === current.id) return;
    if (!(await choose(chain))) sayNotSwitched(chain.name);
  };
  return (
    <Menu.Root defaultOpen positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>{trigger}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label="Network">
            <Menu.RadioItemGroup value={String(current.id)} onValueChange={({ value }) => void pick(value)}>
              {chains.map(({ id, name, logo }) => (
                <Menu.RadioItem key={id} value={String(id)}>
                  <Image src={logo} alt="" boxSize="5" rounded="full" />
                  {name}
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
