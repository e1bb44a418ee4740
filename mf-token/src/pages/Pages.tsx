import { paths } from '@rab/config';
import { NoSuchPage } from '@rab/federation';
import { lazyNamed } from '@rab/ui';
import { FreshState } from '@rab/ui/connected';
import { Route, Routes } from '@rab/ui/router';

const CreateTokenPage = lazyNamed(async () => (await import('./CreateToken/CreateTokenPage.tsx')).CreateTokenPage);
const TokenInfoPage = lazyNamed(async () => (await import('./TokenInfo/TokenInfoPage.tsx')).TokenInfoPage);
const TokenDetectPage = lazyNamed(async () => (await import('./TokenDetect/TokenDetectPage.tsx')).TokenDetectPage);

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
