import { makeMount } from '@rab/federation/mount';
import App from './app.tsx';

/** The area on a page without the shell. */
export const mount = makeMount(App, { initialPath: '/token/create', paths: ['/token'] });
