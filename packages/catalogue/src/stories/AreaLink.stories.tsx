import { AreaLink, LinkToContext } from '@rab/ui/router';
import type { Stories } from '../Story.ts';

const link = <AreaLink to="/lock-tokens">Token locks</AreaLink>;

export const stories: Stories = {
  'in the shell': { draw: () => link },
  'on a page of its own, to the main site': {
    draw: () => <LinkToContext value={(path) => `https://rab.example${path}`}>{link}</LinkToContext>,
  },
};
