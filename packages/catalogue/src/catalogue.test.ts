import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as ui from '@rab/ui';
import * as action from '@rab/ui/action';
import * as address from '@rab/ui/address';
import * as connected from '@rab/ui/connected';
import * as data from '@rab/ui/data';
import * as forms from '@rab/ui/forms';
import * as menu from '@rab/ui/menu';
import * as overlay from '@rab/ui/overlay';
import * as router from '@rab/ui/router';
import type { StoryModule } from './Story.ts';

const FOLDER = join(import.meta.dirname, 'stories');
const ENDING = '.stories.tsx';

/** What has no look of its own: layout, routing, providers. */
const WITHOUT_LOOK = [
  ...['Box', 'Center', 'Flex', 'Grid', 'HStack', 'Icon', 'Image', 'SimpleGrid', 'Span', 'Stack', 'VisuallyHidden'],
  ...['BrowserRouter', 'HashRouter', 'MemoryRouter', 'Navigate', 'Route', 'RouterLink', 'Routes'],
  ...[
    'DenseContext',
    'GuideContext',
    'LinkToContext',
    'ReportErrorContext',
    'TitleContext',
    'PortfolioContext',
    'Coming',
  ],
  ...['FormProvider', 'FreshState', 'Languages', 'Portal', 'UiProvider', 'VisitorLanguage'],
];

/** Components are named like this: constants and functions are not. */
const isComponent = (name: string) => /^[A-Z][a-z]/.test(name);

const entries = {
  '@rab/ui': ui,
  action,
  address,
  connected,
  data,
  forms,
  menu,
  overlay,
  router,
  formOf: forms.formOf(),
};
const files = readdirSync(FOLDER).filter((name) => name.endsWith(ENDING));
const readModule = async (file: string) =>
  [file.slice(0, -ENDING.length), (await import(join(FOLDER, file))) as StoryModule] as const;

describe('the catalogue', () => {
  it('shows every component that an entry of @rab/ui exports', async () => {
    const modules = await Promise.all(files.map(readModule));
    const shown = new Set(modules.flatMap(([part, { parts = [] }]) => [part, ...parts]));
    const missing = Object.entries(entries).flatMap(([entry, names]) =>
      Object.keys(names)
        .filter((name) => isComponent(name) && !WITHOUT_LOOK.includes(name) && !shown.has(name))
        .map((name) => `${entry}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('leaves out by name only what there is', () => {
    const offered = new Set(Object.values(entries).flatMap((names) => Object.keys(names)));
    expect(WITHOUT_LOOK.filter((name) => !offered.has(name))).toEqual([]);
  });
});
