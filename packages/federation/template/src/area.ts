import type { Area } from '@rab/federation/area';

/** All that the area says of itself. */
export const area: Area = {
  name: 'mf_area',
  title: 'Area',
  icon: 'layers',
  paths: ['/area'],
  nav: [{ label: 'Area', path: '/area' }],
  firstPage: '/area',
  pages: [{ routes: ['/area'], load: async () => (await import('./pages/FirstPage/FirstPage.tsx')).FirstPage }],
  sections: [],
};
