import { paths } from '@rab/config';
import type { Area } from '@rab/federation/area';

/** All that the area says of itself. */
export const area: Area = {
  name: 'mf_sale',
  title: 'RAB Sale',
  icon: 'rocket',
  paths: ['/rab-sale', '/view-sales'],
  nav: [
    { label: 'Create', path: paths.createSale() },
    { label: 'View Sales', path: paths.sales(), covers: ['/rab-sale'] },
    { label: 'Fair Launches', path: paths.fairLaunches() },
    { label: 'Pro Rata Sales', path: paths.proRataSales() },
  ],
  firstPage: paths.sales(),
  pages: [
    {
      routes: [paths.createSale()],
      load: async () => (await import('./pages/CreateSale/CreateSalePage.tsx')).CreateSalePage,
      isForm: true,
    },
    {
      routes: [paths.createFairLaunch()],
      load: async () => (await import('./pages/CreateFairLaunch/CreateFairLaunchPage.tsx')).CreateFairLaunchPage,
      isForm: true,
    },
    {
      routes: [paths.fairLaunches()],
      load: async () => (await import('./pages/FairLaunchList/FairLaunchListRoute.tsx')).FairLaunchListRoute,
    },
    {
      routes: [paths.fairLaunch(':address')],
      load: async () => (await import('./pages/FairLaunchDetail/FairLaunchDetailRoute.tsx')).FairLaunchDetailRoute,
    },
    {
      routes: [paths.createProRata()],
      load: async () => (await import('./pages/CreateProRata/CreateProRataPage.tsx')).CreateProRataPage,
      isForm: true,
    },
    {
      routes: [paths.proRataSales()],
      load: async () => (await import('./pages/ProRataList/ProRataListRoute.tsx')).ProRataListRoute,
    },
    {
      routes: [paths.proRata(':address')],
      load: async () => (await import('./pages/ProRataDetail/ProRataDetailRoute.tsx')).ProRataDetailRoute,
    },
    {
      routes: [paths.sales(), paths.salesToo()],
      load: async () => (await import('./pages/SaleList/SaleListRoute.tsx')).SaleListRoute,
    },
    {
      routes: [paths.updateSale(':address')],
      load: async () => (await import('./pages/UpdateInfo/UpdateInfoRoute.tsx')).UpdateInfoRoute,
    },
    {
      routes: [paths.sale(':address')],
      load: async () => (await import('./pages/SaleDetail/SaleDetailRoute.tsx')).SaleDetailRoute,
    },
  ],
  sections: [
    { slot: 'home', expose: 'current-sales', title: 'Current Sale', order: 1, cards: 6 },
    { slot: 'portfolio', expose: 'my-sales', order: 1 },
  ],
  readAct: async (act) => (await import('./entry/readAct.ts')).readAct(act),
};
