import { EmptyPicture, type EmptyPictureName } from '@rab/ui';
import type { Stories } from '../Story.ts';

const NAMES: readonly EmptyPictureName[] = ['portfolio', 'sale', 'lock', 'token', 'search', 'done'];

export const stories: Stories = Object.fromEntries(NAMES.map((of) => [of, { draw: () => <EmptyPicture of={of} /> }]));
