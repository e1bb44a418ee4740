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
    { label: 'Airdrops', path: paths.airdrops(), covers: ['/token/airdrop'] },
    { label: 'Create Airdrop', path: paths.createAirdrop() },
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
    {
      routes: [paths.airdrops()],
      load: async () => (await import('./pages/AirdropList/AirdropListPage.tsx')).AirdropListPage,
    },
    {
      routes: [paths.createAirdrop()],
      load: async () => (await import('./pages/CreateAirdrop/CreateAirdropPage.tsx')).CreateAirdropPage,
      isForm: true,
    },
    {
      routes: [paths.airdrop(':airdropId')],
      load: async () => (await import('./pages/Airdrop/AirdropPage.tsx')).AirdropPage,
    },
  ],
  sections: [{ slot: 'portfolio', expose: 'my-tokens', order: 4 }],
};
