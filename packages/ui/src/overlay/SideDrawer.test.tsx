import '@rab/testing/patience';
import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { UiProvider } from '../connected/UiProvider.tsx';
import { SideDrawer } from './SideDrawer.tsx';

const given = globalThis.matchMedia;
afterEach(() => {
  cleanup();
  globalThis.matchMedia = given;
});

/** A window of this width, as far as `max-width` media queries show. */
const beWide = (width: number) => {
  globalThis.matchMedia = jest.fn((query: string) => {
    const most = /max-width: (\d+)px/.exec(query)?.[1];
    const matches = most !== undefined && width <= Number(most);
    return { matches, addEventListener() {}, removeEventListener() {} } as unknown as MediaQueryList;
  }) as typeof matchMedia;
};

/** The layout of a drawer in a window of this width. */
async function look(width: number): Promise<string | undefined> {
  beWide(width);
  render(
    <UiProvider>
      <SideDrawer title="Account" isOpen onClose={() => {}}>
        text
      </SideDrawer>
    </UiProvider>,
  );
  const dialog = await screen.findByRole('dialog');
  const classes = dialog.parentElement?.className;
  cleanup();
  return classes;
}

it('a drawer has the layout of the smallest phone at 767 px, and that of a desktop from 768 px on [APP-12]', async () => {
  const [phone, last, first, desk] = [await look(360), await look(767), await look(768), await look(1440)];
  expect([last, first]).toEqual([phone, desk]);
  expect(phone).not.toBe(desk);
});
