import { paths } from '@rab/config';
import type { Area } from '@rab/federation/area';

/** All that the area says of itself. */
export const area: Area = {
  name: 'mf_grow',
  title: 'RAB Grow',
  icon: 'sprout',
  paths: ['/rab-grow'],
  nav: [
    { label: 'Create', path: paths.createGrow() },
    { label: 'List', path: paths.grows(), covers: ['/rab-grow'] },
    { label: 'Fees and Settings', path: paths.growSettings(), group: 'Platform' },
  ],
  firstPage: paths.grows(),
  pages: [
    {
      routes: [paths.createGrow()],
      load: async () => (await import('./pages/CreateGrow/CreateGrowPage.tsx')).CreateGrowPage,
      isForm: true,
    },
    {
      routes: [paths.grows()],
      load: async () => (await import('./pages/GrowList/GrowListRoute.tsx')).GrowListRoute,
    },
    {
      routes: [paths.growDesk()],
      load: async () => (await import('./pages/Desk/DeskPage.tsx')).DeskPage,
    },
    {
      routes: [paths.growSettings()],
      load: async () => (await import('./pages/Settings/SettingsPage.tsx')).SettingsPage,
    },
    {
      routes: [paths.grow(':address')],
      load: async () => (await import('./pages/GrowDetail/GrowDetailRoute.tsx')).GrowDetailRoute,
    },
  ],
  sections: [
    { slot: 'home', expose: 'current-grows', order: 2, cards: 2 },
    { slot: 'portfolio', expose: 'my-grows', order: 2 },
  ],
  readAct: async (act) => (await import('./entry/readAct.ts')).readAct(act),
};
