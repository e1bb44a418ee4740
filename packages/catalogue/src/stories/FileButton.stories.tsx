import { toast } from '@rab/ui';
import { FileButton } from '@rab/ui/forms';
import type { Stories } from '../Story.ts';

export const stories: Stories = {
  'a CSV file': {
    draw: () => (
      <FileButton
        label="CSV file"
        accept=".csv"
        maxBytes={1_000}
        onText={(text) => toast.success(`${text.length} letters`)}
        onTooLarge={() => toast.error('The file is larger than 1 kB')}
      >
        Read a CSV file
      </FileButton>
    ),
  },
};
