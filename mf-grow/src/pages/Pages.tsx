import { NoSuchPage } from '@rab/federation';
import { Route, Routes } from '@rab/ui/router';
import { lazy } from 'react';

const CreateGrowPage = lazy(() =>
  import('./CreateGrow/CreateGrowPage.tsx').then(({ CreateGrowPage: Page }) => ({ default: Page })),
);
const GrowListPage = lazy(() =>
  import('./GrowList/GrowListPage.tsx').then(({ GrowListPage: Page }) => ({ default: Page })),
);
const GrowDetailPage = lazy(() =>
  import('./GrowDetail/GrowDetailPage.tsx').then(({ GrowDetailPage: Page }) => ({ default: Page })),
);

/** Routes of RAB Grow. */
export function Pages() {
  return (
    <Routes>
      <Route path="/rab-grow/create" element={<CreateGrowPage />} />
      <Route path="/rab-grow/list" element={<GrowListPage />} />
      <Route path="/rab-grow/:privateSaleAddress" element={<GrowDetailPage />} />
      <Route path="*" element={<NoSuchPage />} />
    </Routes>
  );
}
