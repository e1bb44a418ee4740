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
        onFile={({ name }) => toast.success(name)}
        onTooLarge={() => toast.error('The file is larger than 1 kB')}
      >
        Read a CSV file
      </FileButton>
    ),
  },
};
