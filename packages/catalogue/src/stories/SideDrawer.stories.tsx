import { Text } from '@rab/ui';
import { SideDrawer } from '@rab/ui/overlay';
import { LONG_NAME, nothing } from '../extremes.ts';
import type { Stories } from '../Story.ts';

const drawer = (title: string, text: string) => () => (
  <SideDrawer title={title} isOpen onClose={nothing}>
    <Text>{text}</Text>
  </SideDrawer>
);

export const stories: Stories = {
  open: { draw: drawer('Account info', 'What belongs to the account.') },
  long: { draw: drawer(LONG_NAME, LONG_NAME.repeat(60)) },
};
