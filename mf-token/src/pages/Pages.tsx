import { paths } from '@rab/config';
import { NoSuchPage } from '@rab/federation';
import { FreshState } from '@rab/ui/connected';
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
      <Route path={paths.createToken()} element={<CreateTokenPage />} />
      <Route element={<FreshState />}>
        <Route path={paths.token(':tokenAddress')} element={<TokenInfoPage />} />
        <Route path={paths.tokenRisk()} element={<TokenDetectPage />} />
        <Route path={paths.tokenRisk(':tokenAddress')} element={<TokenDetectPage />} />
      </Route>
      <Route path="*" element={<NoSuchPage />} />
    </Routes>
  );
}
