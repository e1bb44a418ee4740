import { makeRemoteConfig } from '@rab/federation/webpack';

export default makeRemoteConfig({
  dir: import.meta.dirname,
  name: 'mf_lock',
  scripts: { 'badge.js': './src/badge/script.ts' },
  exposes: { './my-locks': './src/entry/myLocks.tsx' },
  pages: {
    '/create-lock': './src/pages/CreateLock/CreateLockPage.tsx',
    '/create-lock/many': './src/pages/LockMany/LockManyPage.tsx',
    '/lock-tokens': './src/pages/LockList/LockListPage.tsx',
    '/lock-liquidity': './src/pages/LockList/LockListPage.tsx',
    '/lock-tokens/detail/:token': './src/pages/LockInfo/LockInfoPage.tsx',
    '/lock-tokens/lock/:lockId': './src/pages/LockDetail/LockDetailPage.tsx',
    '/lock-tokens/lock/:lockId/certificate': './src/pages/Certificate/CertificatePage.tsx',
  },
});
