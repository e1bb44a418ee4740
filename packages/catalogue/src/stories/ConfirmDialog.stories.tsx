import { Text } from '@rab/ui';
import { ConfirmDialog } from '@rab/ui/overlay';
import { LONG_NAME, nothing } from '../extremes.ts';
import type { Stories } from '../Story.ts';

const dialog = (title: string, text: string) => () => (
  <ConfirmDialog title={title} isOpen confirmLabel="Cancel the sale" onConfirm={nothing} onClose={nothing}>
    <Text>{text}</Text>
  </ConfirmDialog>
);

export const stories: Stories = {
  'names the consequence': { draw: dialog('Cancel this sale?', 'Everybody takes back what they paid in.') },
  long: { draw: dialog(LONG_NAME, LONG_NAME.repeat(30)) },
};
