import { paths } from '@rab/config';
import { NoSuchPage } from '@rab/federation';
import { FreshState } from '@rab/ui/connected';
import { Route, Routes } from '@rab/ui/router';
import { lazy } from 'react';

const CreateLockPage = lazy(() =>
  import('./CreateLock/CreateLockPage.tsx').then(({ CreateLockPage: Page }) => ({ default: Page })),
);
const LockManyPage = lazy(() =>
  import('./LockMany/LockManyPage.tsx').then(({ LockManyPage: Page }) => ({ default: Page })),
);
const LockListPage = lazy(() =>
  import('./LockList/LockListPage.tsx').then(({ LockListPage: Page }) => ({ default: Page })),
);
const LockInfoPage = lazy(() =>
  import('./LockInfo/LockInfoPage.tsx').then(({ LockInfoPage: Page }) => ({ default: Page })),
);
const LockDetailPage = lazy(() =>
  import('./LockDetail/LockDetailPage.tsx').then(({ LockDetailPage: Page }) => ({ default: Page })),
);
const CertificatePage = lazy(() =>
  import('./Certificate/CertificatePage.tsx').then(({ CertificatePage: Page }) => ({ default: Page })),
);

/** Routes of Lock. */
export function Pages() {
  return (
    <Routes>
      <Route path={paths.createLock()} element={<CreateLockPage />} />
      <Route element={<FreshState />}>
        <Route path={paths.createManyLocks()} element={<LockManyPage />} />
        <Route path={paths.tokenLocks()} element={<LockListPage key="tokens" kind="tokens" />} />
        <Route path={paths.liquidityLocks()} element={<LockListPage key="liquidity" kind="liquidity" />} />
        <Route path={paths.locksOfToken(':token')} element={<LockInfoPage />} />
        <Route path={paths.lock(':lockId')} element={<LockDetailPage />} />
        <Route path={paths.lockCertificate(':lockId')} element={<CertificatePage />} />
      </Route>
      <Route path="*" element={<NoSuchPage />} />
    </Routes>
  );
}
