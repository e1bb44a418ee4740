import { NoSuchPage } from '@rab/federation';
import { lazyNamed } from '@rab/ui';
import { FreshState } from '@rab/ui/connected';
import { Route, Routes } from '@rab/ui/router';

const FirstPage = lazyNamed(async () => (await import('./FirstPage/FirstPage.tsx')).FirstPage);

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
