import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { until } from '@rab/testing/until';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { LateContent } from './LateContent.tsx';

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
// `act` would show everything at once
beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
});
afterEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});

it('is there as soon as it has come, while a fallback of Suspense that stood until then still stands', async () => {
  let come = () => {};
  const coming = new Promise<void>((done) => {
    come = done;
  });
  const Part = lazy(async () => {
    await coming;
    return { default: () => 'the part' };
  });
  const [late, plain] = [document.createElement('div'), document.createElement('div')];
  createRoot(late).render(
    <LateContent fallback="wait">
      <Part />
    </LateContent>,
  );
  createRoot(plain).render(
    <Suspense fallback="wait">
      <Part />
    </Suspense>,
  );
  await until(() => late.textContent === 'wait' && plain.textContent === 'wait');
  come();
  await until(() => late.textContent === 'the part');
  expect(plain.textContent).toBe('wait');
});
