import { paths } from '@rab/config';
import { NoSuchPage } from '@rab/federation';
import { lazyNamed } from '@rab/ui';
import { FreshState } from '@rab/ui/connected';
import { Route, Routes } from '@rab/ui/router';

const CreateGrowPage = lazyNamed(async () => (await import('./CreateGrow/CreateGrowPage.tsx')).CreateGrowPage);
const GrowListRoute = lazyNamed(async () => (await import('./GrowList/GrowListRoute.tsx')).GrowListRoute);
const GrowDetailRoute = lazyNamed(async () => (await import('./GrowDetail/GrowDetailRoute.tsx')).GrowDetailRoute);
const DeskPage = lazyNamed(async () => (await import('./Desk/DeskPage.tsx')).DeskPage);
const SettingsPage = lazyNamed(async () => (await import('./Settings/SettingsPage.tsx')).SettingsPage);

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
