import { NoSuchPage } from '@rab/federation';
import { Route, Routes } from '@rab/ui/router';
import { lazy } from 'react';

const CreateFairLaunchPage = lazy(() =>
  import('./CreateFairLaunch/CreateFairLaunchPage.tsx').then(({ CreateFairLaunchPage: Page }) => ({ default: Page })),
);
const CreateSalePage = lazy(() =>
  import('./CreateSale/CreateSalePage.tsx').then(({ CreateSalePage: Page }) => ({ default: Page })),
);
const SaleListPage = lazy(() =>
  import('./SaleList/SaleListPage.tsx').then(({ SaleListPage: Page }) => ({ default: Page })),
);
const SaleDetailPage = lazy(() =>
  import('./SaleDetail/SaleDetailPage.tsx').then(({ SaleDetailPage: Page }) => ({ default: Page })),
);
const UpdateInfoPage = lazy(() =>
  import('./UpdateInfo/UpdateInfoPage.tsx').then(({ UpdateInfoPage: Page }) => ({ default: Page })),
);

/** Routes of RAB Sale. */
export function Pages() {
  return (
    <Routes>
      <Route path="/rab-sale/create" element={<CreateSalePage />} />
      <Route path="/rab-sale/fairlaunch/create" element={<CreateFairLaunchPage />} />
      <Route path="/rab-sale/view-sales" element={<SaleListPage />} />
      <Route path="/view-sales" element={<SaleListPage />} />
      <Route path="/rab-sale/update/:presaleAddress" element={<UpdateInfoPage />} />
      <Route path="/rab-sale/:presaleAddress" element={<SaleDetailPage />} />
      <Route path="*" element={<NoSuchPage />} />
    </Routes>
  );
}
