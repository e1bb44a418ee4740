import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { paths } from '@rab/config';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { renderPart } from '@rab/testing/renderPart';
import { Route, Routes } from '@rab/ui/router';
import { cleanup, screen } from '@testing-library/react';
import { TokenDetectPage } from './TokenDetectPage.tsx';

const TOKEN = '0x52908400098527886E0F7030069857D2E4169EE7';
const open = (token: string) =>
  renderPart(
    <Routes>
      <Route path={paths.tokenRisk(':tokenAddress')} element={<TokenDetectPage />} />
    </Routes>,
    { path: paths.tokenRisk(token) },
  );

beforeEach(beginPart);
afterEach(endPart);

it('reads the token from the route, and says what is no address [TKV-04]', async () => {
  await open(TOKEN.toLowerCase());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Token risk check');
  expect(document.querySelector(`[data-hint="${TOKEN}"]`)?.textContent).toBe('0x5290…9EE7');
  expect(screen.queryByText('Invalid token address')).toBeNull();
  cleanup();

  await open('0x12');
  expect(screen.getByText('Invalid token address')).toBeTruthy();
  expect(document.querySelector('[data-hint]')).toBeNull();
});
