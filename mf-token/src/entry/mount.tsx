import { makeMount } from '@rab/federation/mount';
import { area } from '../area.ts';
import App from './app.tsx';

/** The area on a page without the shell. */
export const mount = makeMount(App, area);
