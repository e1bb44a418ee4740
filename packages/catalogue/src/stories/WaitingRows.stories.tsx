import { WaitingRows } from '@rab/ui/data';
import type { Stories } from '../Story.ts';

export const stories: Stories = { 'a table that is read': { draw: () => <WaitingRows /> } };
