import { paths } from '@rab/config';
import { NoSuchPage } from '@rab/federation';
import { lazyNamed } from '@rab/ui';
import { FreshState } from '@rab/ui/connected';
import { Route, Routes } from '@rab/ui/router';

const CreateLockPage = lazyNamed(async () => (await import('./CreateLock/CreateLockPage.tsx')).CreateLockPage);
const LockManyPage = lazyNamed(async () => (await import('./LockMany/LockManyPage.tsx')).LockManyPage);
const LockListPage = lazyNamed(async () => (await import('./LockList/LockListPage.tsx')).LockListPage);
const LockInfoPage = lazyNamed(async () => (await import('./LockInfo/LockInfoPage.tsx')).LockInfoPage);
const LockDetailPage = lazyNamed(async () => (await import('./LockDetail/LockDetailPage.tsx')).LockDetailPage);
const CertificatePage = lazyNamed(async () => (await import('./Certificate/CertificatePage.tsx')).CertificatePage);

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
