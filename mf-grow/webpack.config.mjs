import { makeRemoteConfig } from '@rab/federation/webpack';

export default makeRemoteConfig({
  dir: import.meta.dirname,
  name: 'mf_grow',
  exposes: { './current-grows': './src/door/currentGrows.tsx', './my-grows': './src/door/myGrows.tsx' },
});
