import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { paths } from '@rab/config';
import { makePages } from '@rab/federation/area';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, CHANGES, renderPart } from '@rab/testing/renderPart';
import { fireEvent, screen } from '@testing-library/react';
import { settingsFixture } from '../test/settingsFixture.ts';
import { area } from './area.ts';

const Pages = makePages(area);

beforeEach(beginPart);
afterEach(endPart);

it.each(CHANGES)('a setting that its owner has typed is gone with the %s [APP-27]', async (_what, change) => {
  const page = await renderPart(<Pages />, {
    path: paths.growSettings(),
    answers: {
      chainTime: () => ({ hash: null, offset: 0 }),
      platformSettings: () => ({ ...settingsFixture, owner: ALICE }),
      settingActs: () => ({ rows: [], hasNext: false }),
    },
    isConnected: true,
  });
  const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Change fees' }));
  await press();
  fireEvent.change(await screen.findByLabelText(/^Fee on the raise/), { target: { value: '7' } });
  await change(page);
  expect(screen.queryByLabelText(/^Fee on the raise/)).toBeNull();
  await page.chooseAccount(ALICE);
  await press();
  expect((await screen.findByLabelText<HTMLInputElement>(/^Fee on the raise/)).value).toBe('2');
});
