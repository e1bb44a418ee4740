import { NoSuchPage } from '@rab/federation';
import { Route, Routes } from '@rab/ui/router';
import { lazy } from 'react';

const CreateTokenPage = lazy(() =>
  import('./CreateToken/CreateTokenPage.tsx').then(({ CreateTokenPage: Page }) => ({ default: Page })),
);
const TokenInfoPage = lazy(() =>
  import('./TokenInfo/TokenInfoPage.tsx').then(({ TokenInfoPage: Page }) => ({ default: Page })),
);
const TokenDetectPage = lazy(() =>
  import('./TokenDetect/TokenDetectPage.tsx').then(({ TokenDetectPage: Page }) => ({ default: Page })),
);

/** Routes of Token. */
export function Pages() {
  return (
    <Routes>
      <Route path="/token/create" element={<CreateTokenPage />} />
      <Route path="/token/view/:tokenAddress" element={<TokenInfoPage />} />
      <Route path="/token/token-detect/:tokenAddress" element={<TokenDetectPage />} />
      <Route path="*" element={<NoSuchPage />} />
    </Routes>
  );
}
