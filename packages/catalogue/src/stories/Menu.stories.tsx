import { Button, ChevronDown } from '@rab/ui';
import { Menu } from '@rab/ui/menu';
import { LONG_NAME } from '../extremes.ts';
import type { Stories } from '../Story.ts';

export const stories: Stories = {
  open: {
    draw: () => (
      <Menu.Root defaultOpen>
        <Menu.Trigger asChild>
          <Button variant="outline">
            Network <ChevronDown />
          </Button>
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="bsc">Binance Smart Chain</Menu.Item>
            <Menu.Item value="long">{LONG_NAME}</Menu.Item>
            <Menu.Item value="off" disabled>
              Not to be chosen
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
    ),
  },
};
