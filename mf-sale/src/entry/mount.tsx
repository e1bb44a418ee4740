import { makeMount } from '@rab/federation/mount';
import App from './app.tsx';

/** The area on a page without the shell. */
export const mount = makeMount(App, {
  initialPath: '/view-sales',
  paths: ['/rab-sale', '/view-sales'],
  readAct: async (act) => (await import('./readAct.ts')).readAct(act),
});
