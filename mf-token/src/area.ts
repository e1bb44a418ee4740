import { paths } from '@rab/config';
import type { Area } from '@rab/federation/area';

/** All that the area says of itself. */
export const area: Area = {
  name: 'mf_token',
  title: 'Token',
  icon: 'coins',
  paths: ['/token'],
  nav: [
    { label: 'Create Token', path: paths.createToken() },
    { label: 'Token Check', path: paths.tokenRisk(), covers: ['/token'] },
  ],
  firstPage: paths.createToken(),
  pages: [
    {
      routes: [paths.createToken()],
      load: async () => (await import('./pages/CreateToken/CreateTokenPage.tsx')).CreateTokenPage,
      isForm: true,
    },
    {
      routes: [paths.token(':tokenAddress')],
      load: async () => (await import('./pages/TokenInfo/TokenInfoPage.tsx')).TokenInfoPage,
    },
    {
      routes: [paths.tokenRisk(), paths.tokenRisk(':tokenAddress')],
      load: async () => (await import('./pages/TokenDetect/TokenDetectPage.tsx')).TokenDetectPage,
    },
  ],
  sections: [{ slot: 'portfolio', expose: 'my-tokens', order: 4 }],
};
