import { parseConfig } from '@rab/config';
import { MemoryRouter } from '@rab/ui/router';
import { renderStatic } from '@rab/ui/static';
import config from '../../config.example.json';
import { Product } from '../start/Product.tsx';
import { drawnRemotes } from './drawnRemotes.ts';

/**
 * Home's first paint, drawn at build time by the very tree that takes it over in the browser: frame, hero, skeletons. Of
 * the example configuration that it is drawn with only the menu shows (`useIsHydrating`).
 */
export const renderPage = (): { html: string; css: string } =>
  renderStatic((styles) => (
    <Product config={parseConfig(config)} remotes={drawnRemotes} Router={MemoryRouter} styles={styles} />
  ));
