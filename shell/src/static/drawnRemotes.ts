import { parseRemotes } from '@rab/federation/remotes';
import remotes from '../../remotes.example.json';

/** The areas whose menu the static page shows. */
export const drawnRemotes = parseRemotes(remotes);
