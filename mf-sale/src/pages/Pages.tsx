import { paths } from '@rab/config';
import { NoSuchPage } from '@rab/federation';
import { FreshState } from '@rab/ui/connected';
import { Route, Routes } from '@rab/ui/router';
import { lazy } from 'react';

const CreateFairLaunchPage = lazy(() =>
  import('./CreateFairLaunch/CreateFairLaunchPage.tsx').then(({ CreateFairLaunchPage: Page }) => ({ default: Page })),
);
const CreateSalePage = lazy(() =>
  import('./CreateSale/CreateSalePage.tsx').then(({ CreateSalePage: Page }) => ({ default: Page })),
);
const FairLaunchListRoute = lazy(() =>
  import('./FairLaunchList/FairLaunchListRoute.tsx').then(({ FairLaunchListRoute: Page }) => ({ default: Page })),
);
const FairLaunchDetailRoute = lazy(() =>
  import('./FairLaunchDetail/FairLaunchDetailRoute.tsx').then(({ FairLaunchDetailRoute: Page }) => ({ default: Page })),
);
const SaleListRoute = lazy(() =>
  import('./SaleList/SaleListRoute.tsx').then(({ SaleListRoute: Page }) => ({ default: Page })),
);
const SaleDetailRoute = lazy(() =>
  import('./SaleDetail/SaleDetailRoute.tsx').then(({ SaleDetailRoute: Page }) => ({ default: Page })),
);
const UpdateInfoRoute = lazy(() =>
  import('./UpdateInfo/UpdateInfoRoute.tsx').then(({ UpdateInfoRoute: Page }) => ({ default: Page })),
);

/** Routes of RAB Sale. */
export function Pages() {
  return (
    <Routes>
      <Route path={paths.createSale()} element={<CreateSalePage />} />
      <Route path={paths.createFairLaunch()} element={<CreateFairLaunchPage />} />
      <Route element={<FreshState />}>
        <Route path={paths.fairLaunches()} element={<FairLaunchListRoute />} />
        <Route path={paths.fairLaunch(':address')} element={<FairLaunchDetailRoute />} />
        <Route path={paths.salesToo()} element={<SaleListRoute />} />
        <Route path={paths.sales()} element={<SaleListRoute />} />
        <Route path={paths.updateSale(':address')} element={<UpdateInfoRoute />} />
        <Route path={paths.sale(':address')} element={<SaleDetailRoute />} />
      </Route>
      <Route path="*" element={<NoSuchPage />} />
    </Routes>
  );
}
