import { paths } from '@rab/config';
import { NoSuchPage } from '@rab/federation';
import { FreshState } from '@rab/ui/connected';
import { Route, Routes } from '@rab/ui/router';
import { lazy } from 'react';

const CreateGrowPage = lazy(() =>
  import('./CreateGrow/CreateGrowPage.tsx').then(({ CreateGrowPage: Page }) => ({ default: Page })),
);
const GrowListRoute = lazy(() =>
  import('./GrowList/GrowListRoute.tsx').then(({ GrowListRoute: Page }) => ({ default: Page })),
);
const GrowDetailRoute = lazy(() =>
  import('./GrowDetail/GrowDetailRoute.tsx').then(({ GrowDetailRoute: Page }) => ({ default: Page })),
);
const DeskPage = lazy(() => import('./Desk/DeskPage.tsx').then(({ DeskPage: Page }) => ({ default: Page })));
const SettingsPage = lazy(() =>
  import('./Settings/SettingsPage.tsx').then(({ SettingsPage: Page }) => ({ default: Page })),
);

/** Routes of RAB Grow. */
export function Pages() {
  return (
    <Routes>
      <Route path={paths.createGrow()} element={<CreateGrowPage />} />
      <Route element={<FreshState />}>
        <Route path={paths.grows()} element={<GrowListRoute />} />
        <Route path={paths.growDesk()} element={<DeskPage />} />
        <Route path={paths.growSettings()} element={<SettingsPage />} />
        <Route path={paths.grow(':address')} element={<GrowDetailRoute />} />
      </Route>
      <Route path="*" element={<NoSuchPage />} />
    </Routes>
  );
}
