import { EmptyPage, Pagination } from '@rab/ui/data';
import { nothing } from '../extremes.ts';
import type { Stories } from '../Story.ts';

const at = (page: number, hasNext: boolean) => ({
  draw: () => <Pagination page={page} hasNext={hasNext} onPage={nothing} />,
});

export const parts = ['EmptyPage'];
export const stories: Stories = {
  'first of several': at(1, true),
  'in the middle': at(7, true),
  last: at(1_234, false),
  'only one': at(1, false),
  'beyond the last': { draw: () => <EmptyPage page={1_234} onPage={nothing} /> },
};
