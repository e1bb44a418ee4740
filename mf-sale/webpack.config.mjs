import { makeRemoteConfig } from '@rab/federation/webpack';

export default makeRemoteConfig({
  dir: import.meta.dirname,
  name: 'mf_sale',
  exposes: { './current-sales': './src/door/currentSales.tsx', './my-sales': './src/door/mySales.tsx' },
});
