import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { makePages } from '@rab/federation/area';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { renderPart } from '@rab/testing/renderPart';
import { screen } from '@testing-library/react';
import { area } from './area.ts';

const Pages = makePages(area);

beforeEach(beginPart);
afterEach(endPart);

it('the area shows its first page at its address, and an error page at any other address', async () => {
  const page = await renderPart(<Pages />, { path: '/area' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Area' })).toBeTruthy();
  await page.goTo('/');
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
});
