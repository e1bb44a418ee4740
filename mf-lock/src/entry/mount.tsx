import { makeMount } from '@rab/federation/mount';
import App from './app.tsx';

/** The area on a page without the shell. */
export const mount = makeMount(App, {
  initialPath: '/lock-tokens',
  paths: ['/create-lock', '/lock-tokens', '/lock-liquidity'],
  readAct: async (...act) => (await import('./readAct.ts')).readAct(...act),
});
