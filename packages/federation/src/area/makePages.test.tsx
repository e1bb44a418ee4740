import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, CHANGES, renderPart } from '@rab/testing/renderPart';
import { useParams } from '@rab/ui/router';
import { fireEvent, screen } from '@testing-library/react';
import { makePages } from './makePages.tsx';

const Page = () => <input aria-label={`Thing ${useParams().id ?? 'none'}`} />;
const Pages = makePages({
  pages: [
    { routes: ['/new'], load: async () => Page, isForm: true },
    { routes: ['/thing', '/thing/:id'], load: async () => Page },
  ],
});
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
/** What a field holds after something was typed at an address and something has changed. */
async function typedAfter(path: string, name: string, change: (typeof CHANGES)[number][1]): Promise<string> {
  const page = await renderPart(<Pages />, { path, isConnected: true });
  await page.chooseAccount(ALICE);
  fireEvent.change(await field(name), { target: { value: 'typed' } });
  await change(page);
  return (await field(name)).value;
}

beforeEach(beginPart);
afterEach(endPart);

it.each(CHANGES)('what is typed on a page is gone with the %s [APP-27]', async (_what, change) => {
  expect(await typedAfter('/thing/7', 'Thing 7', change)).toBe('');
});

it.each(CHANGES)('what is typed into a form of something new outlives another %s [APP-27]', async (_what, change) => {
  expect(await typedAfter('/new', 'Thing none', change)).toBe('typed');
});

it('every route of a page leads to it, and any other address to an error page', async () => {
  const page = await renderPart(<Pages />, { path: '/thing' });
  expect(await field('Thing none')).toBeTruthy();
  await page.goTo('/thing/8');
  expect(await field('Thing 8')).toBeTruthy();
  await page.goTo('/things');
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
});
