import { SearchInput } from '@rab/ui';
import { ClearSearch, EmptyList, ListSearch } from '@rab/ui/data';
import { LONG_WORD, nothing, RIGHT_TO_LEFT } from '../extremes.ts';
import type { Stories } from '../Story.ts';

const search = (value: string) => ({
  draw: () => <SearchInput label="Search" placeholder="Token name or address" value={value} onSearch={nothing} />,
});

export const parts = ['ClearSearch', 'EmptyList', 'ListSearch'];

export const stories: Stories = {
  empty: search(''),
  filled: search('ABC'),
  'long word': search(LONG_WORD),
  'right to left': search(RIGHT_TO_LEFT),
  'nothing found': { draw: () => <ClearSearch onClear={nothing} /> },
  'of a list': { draw: () => <ListSearch label="Search" placeholder="Token name or address" /> },
  'nothing yet': {
    draw: () => (
      <EmptyList page={1} onPage={nothing} title="No locks yet" hint="Try part of the name.">
        Locks of this token appear here.
      </EmptyList>
    ),
  },
};
