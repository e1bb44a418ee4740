import { NoSuchPage } from '@rab/federation';
import { FreshState } from '@rab/ui/connected';
import { Route, Routes } from '@rab/ui/router';
import { lazy } from 'react';

const FirstPage = lazy(() => import('./FirstPage/FirstPage.tsx').then(({ FirstPage: Page }) => ({ default: Page })));

/** The area's routes. */
export function Pages() {
  return (
    <Routes>
      <Route element={<FreshState />}>
        <Route path="/area" element={<FirstPage />} />
      </Route>
      <Route path="*" element={<NoSuchPage />} />
    </Routes>
  );
}
