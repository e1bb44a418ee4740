import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Mark } from './Mark.tsx';

const PACKAGES = join(__dirname, '../../../packages');
/** What makes a drawing what it is, without its colours. */
const shapesIn = (svg: string) => svg.match(/ (?:d|transform)="[^"]+"/g) ?? [];

it.each(['federation/webpack/favicon.svg', 'indexer/src/api/preview/pictureTree.mjs'])(
  'the mark of the page is also that of %s [LOK-03]',
  (file) => {
    const shapes = shapesIn(renderToStaticMarkup(<Mark size={16} />));
    expect(shapes.length).toBe(2);
    const text = readFileSync(join(PACKAGES, file), 'utf8');
    for (const shape of shapes) expect(text).toContain(shape);
  },
);
