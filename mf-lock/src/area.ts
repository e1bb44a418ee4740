import { paths } from '@rab/config';
import type { Area } from '@rab/federation/area';

/** All that the area says of itself. */
export const area: Area = {
  name: 'mf_lock',
  title: 'Lock',
  icon: 'lock',
  paths: ['/create-lock', '/lock-tokens', '/lock-liquidity'],
  nav: [
    { label: 'Create Lock', path: paths.createLock() },
    { label: 'Token Lock', path: paths.tokenLocks() },
    { label: 'Liquidity Lock', path: paths.liquidityLocks() },
  ],
  firstPage: paths.tokenLocks(),
  pages: [
    {
      routes: [paths.createLock()],
      load: async () => (await import('./pages/CreateLock/CreateLockPage.tsx')).CreateLockPage,
      isForm: true,
    },
    {
      routes: [paths.createManyLocks()],
      load: async () => (await import('./pages/LockMany/LockManyPage.tsx')).LockManyPage,
    },
    {
      routes: [paths.createPositionLock()],
      load: async () => (await import('./pages/CreatePositionLock/CreatePositionLockPage.tsx')).CreatePositionLockPage,
      isForm: true,
    },
    {
      routes: [paths.tokenLocks()],
      load: async () => (await import('./pages/LockList/LockListPage.tsx')).TokenLocksPage,
    },
    {
      routes: [paths.liquidityLocks()],
      load: async () => (await import('./pages/LockList/LockListPage.tsx')).LiquidityLocksPage,
    },
    {
      routes: [paths.positionLocks()],
      load: async () => (await import('./pages/PositionList/PositionListPage.tsx')).PositionListPage,
    },
    {
      routes: [paths.positionLock(':lockId')],
      load: async () => (await import('./pages/Position/PositionLockPage.tsx')).PositionLockPage,
    },
    {
      routes: [paths.positionCertificate(':lockId')],
      load: async () => (await import('./pages/Certificate/PositionCertificatePage.tsx')).PositionCertificatePage,
    },
    {
      routes: [paths.locksOfToken(':token')],
      load: async () => (await import('./pages/LockInfo/LockInfoPage.tsx')).LockInfoPage,
    },
    {
      routes: [paths.lock(':lockId')],
      load: async () => (await import('./pages/LockDetail/LockDetailPage.tsx')).LockDetailPage,
    },
    {
      routes: [paths.lockCertificate(':lockId')],
      load: async () => (await import('./pages/Certificate/CertificatePage.tsx')).CertificatePage,
    },
  ],
  sections: [{ slot: 'portfolio', expose: 'my-locks', order: 3 }],
  readAct: async (...act) => (await import('./entry/readAct.ts')).readAct(...act),
};
