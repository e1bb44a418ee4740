import path from 'node:path';
import { makeConfig } from '@rab/federation/webpack';

const here = (file) => path.join(import.meta.dirname, file);

export default makeConfig({
  dir: import.meta.dirname,
  name: 'shell',
  entry: { main: './src/main.ts' },
  template: here('src/static/index.ejs'),
  first: {
    render: here('src/static/renderPage.tsx'),
    css: here('src/static/static.css'),
    script: here('src/static/first.js'),
    tooOld: here('src/static/tooOld.js'),
  },
  publicPath: '/',
});
