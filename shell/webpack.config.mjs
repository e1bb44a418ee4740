import path from 'node:path';
import { makeConfig } from '@rab/federation/webpack';

export default makeConfig({
  dir: import.meta.dirname,
  name: 'shell',
  entry: { main: './src/main.ts' },
  template: path.join(import.meta.dirname, 'index.html'),
  publicPath: '/',
});
