import { makeRemoteConfig } from '@rab/federation/webpack';

export default makeRemoteConfig({
  dir: import.meta.dirname,
  name: 'mf_grow',
  exposes: { './current-grows': './src/entry/currentGrows.tsx', './my-grows': './src/entry/myGrows.tsx' },
  pages: {
    '/rab-grow/create': './src/pages/CreateGrow/CreateGrowPage.tsx',
    '/rab-grow/list': './src/pages/GrowList/GrowListRoute.tsx',
    '/rab-grow/desk': './src/pages/Desk/DeskPage.tsx',
    '/rab-grow/settings': './src/pages/Settings/SettingsPage.tsx',
    '/rab-grow/:address': './src/pages/GrowDetail/GrowDetailRoute.tsx',
  },
});
