import { paths } from '@rab/config';
import { NoSuchPage } from '@rab/federation';
import { lazyNamed } from '@rab/ui';
import { FreshState } from '@rab/ui/connected';
import { Route, Routes } from '@rab/ui/router';

const CreateFairLaunchPage = lazyNamed(
  async () => (await import('./CreateFairLaunch/CreateFairLaunchPage.tsx')).CreateFairLaunchPage,
);
const CreateSalePage = lazyNamed(async () => (await import('./CreateSale/CreateSalePage.tsx')).CreateSalePage);
const FairLaunchListRoute = lazyNamed(
  async () => (await import('./FairLaunchList/FairLaunchListRoute.tsx')).FairLaunchListRoute,
);
const FairLaunchDetailRoute = lazyNamed(
  async () => (await import('./FairLaunchDetail/FairLaunchDetailRoute.tsx')).FairLaunchDetailRoute,
);
const SaleListRoute = lazyNamed(async () => (await import('./SaleList/SaleListRoute.tsx')).SaleListRoute);
const SaleDetailRoute = lazyNamed(async () => (await import('./SaleDetail/SaleDetailRoute.tsx')).SaleDetailRoute);
const UpdateInfoRoute = lazyNamed(async () => (await import('./UpdateInfo/UpdateInfoRoute.tsx')).UpdateInfoRoute);

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
