import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { paths } from '@rab/config';
import { makePages } from '@rab/federation/area';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, BEN, CHANGES, type Page, renderPart } from '@rab/testing/renderPart';
import { fireEvent, screen } from '@testing-library/react';
import { onTime, recordFixture, tokensAnswer } from '../test/lockFixture.ts';
import { area } from './area.ts';

const [FIRST, SECOND] = [1_000_007n, 1_000_008n];
const answers = {
  ...onTime,
  lock: ([, , id]: readonly unknown[]) => recordFixture({ id: id as bigint, owner: ALICE, tgeDate: 4_000_000_020n }),
  tokenInfo: tokensAnswer,
};

const Pages = makePages(area);

beforeEach(beginPart);
afterEach(endPart);

it.each([...CHANGES, ['lock', (page: Page) => page.goTo(paths.lock(SECOND))] as const])(
  'what an owner was about to do with a lock is gone with the %s [APP-27]',
  async (_what, change) => {
    const page = await renderPart(<Pages />, { path: paths.lock(SECOND), answers, isConnected: true });
    await page.goTo(paths.lock(FIRST));
    const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Transfer ownership' }));
    await press();
    const field = await screen.findByLabelText(/^New owner/);
    fireEvent.change(field, { target: { value: BEN } });
    await change(page);
    expect(screen.queryByLabelText(/^New owner/)).toBeNull();
    await page.chooseAccount(ALICE);
    await press();
    expect((await screen.findByLabelText<HTMLInputElement>(/^New owner/)).value).toBe('');
  },
);
