import { makeConfig } from '@rab/federation/webpack';

export default makeConfig({
  dir: import.meta.dirname,
  name: 'shell',
  entry: { main: './src/main.ts' },
  publicPath: '/',
});
