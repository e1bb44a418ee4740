import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { until } from '@rab/testing/until';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { LateContent } from './LateContent.tsx';

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
// `act` would show everything at once
beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  // React's clock: however busy the machine is, the fallback has just been shown
  jest.spyOn(performance, 'now').mockReturnValue(1_000);
});
afterEach(() => {
  jest.restoreAllMocks();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});

it('LateContent shows the loaded part at once, while a plain Suspense still shows its fallback', async () => {
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
  // React has tried both once more and waits for them
  await new Promise((done) => setTimeout(done, 50));
  come();
  await until(() => late.textContent === 'the part');
  await new Promise((done) => setTimeout(done, 20));
  expect(plain.textContent).toBe('wait');
});
