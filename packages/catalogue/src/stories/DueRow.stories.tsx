import { Button } from '@rab/ui';
import { DueRow } from '@rab/ui/action';
import { LONG_NAME } from '../extremes.ts';
import type { Stories } from '../Story.ts';

const row = (title: string) => (
  <DueRow title={title} path="/rab-sale/0x" what="400 MOON can be claimed">
    <Button width="full" size="lg">
      Claim 400 MOON
    </Button>
  </DueRow>
);

export const stories: Stories = {
  'what is due': { draw: () => <ul>{row('MOON')}</ul> },
  'a long name': { draw: () => <ul>{row(LONG_NAME.repeat(3))}</ul> },
};
