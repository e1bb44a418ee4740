import { makeRemoteConfig } from '@rab/federation/webpack';

export default makeRemoteConfig({
  dir: import.meta.dirname,
  name: 'mf_token',
  exposes: { './my-tokens': './src/entry/myTokens.tsx' },
  pages: {
    '/token/create': './src/pages/CreateToken/CreateTokenPage.tsx',
    '/token/view/:tokenAddress': './src/pages/TokenInfo/TokenInfoPage.tsx',
    '/token/token-detect': './src/pages/TokenDetect/TokenDetectPage.tsx',
    '/token/token-detect/:tokenAddress': './src/pages/TokenDetect/TokenDetectPage.tsx',
  },
});
