import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Sale } from '@rab/sdk/sales';
import { saleFixture } from '@rab/sdk/testing';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { renderPart } from '@rab/testing/renderPart';
import { fireEvent, screen, within } from '@testing-library/react';
import { SaleHeader } from '../src/detail/header/SaleHeader.tsx';
import { kindFixture } from './kindFixture.ts';

const SITE = 'https://carrot.example';
const links = {
  Website: 'websiteUrl',
  Whitepaper: 'whitepaperUrl',
  Twitter: 'twitterUrl',
  Telegram: 'telegramUrl',
  Discord: 'discordUrl',
  GitHub: 'gitHubUrl',
  Facebook: 'facebookUrl',
  Medium: 'mediumUrl',
  Reddit: 'redditUrl',
};

const draw = (info: Record<string, string>, change: Partial<Sale> = {}) =>
  renderPart(<SaleHeader kind={kindFixture} sale={saleFixture(change)} />, {
    answers: { projectInfo: () => ({ description: 'Carrots for everybody.', ...info }) },
  });
const shownLinks = () =>
  screen.getAllByRole('link').map((link) => [link.textContent?.trim(), link.getAttribute('href')]);

beforeEach(beginPart);
afterEach(endPart);

it('the header has name, labels, description and the four terms of the sale [DET-01]', async () => {
  const labels = [
    { type: 'kyc', link: `${SITE}/kyc` },
    { type: 'audit', link: 'javascript:alert(1)' },
  ];
  await draw({}, { labels });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Carrot Finance');
  expect(screen.getByText('Carrots for everybody.')).toBeTruthy();
  const term = (label: string) => screen.getByText(label).parentElement?.textContent;
  expect(term('Soft Cap')).toBe('Soft Cap3BNB');
  expect(term('Hard Cap')).toBe('Hard Cap10BNB');
  expect(term('Min Spend')).toBe('Min Spend0.1BNB');
  expect(term('Max Spend')).toBe('Max Spend5BNB');
  expect(screen.getByText('Audit').closest('a')).toBeNull();
  expect(shownLinks()).toEqual([['KYC', `${SITE}/kyc`]]);
});

it('the header has the links that a project gave, each with its name, and no others [DET-01]', async () => {
  const given = Object.fromEntries(Object.entries(links).map(([name, key]) => [key, `${SITE}/${name}`]));
  await draw(given);
  expect(shownLinks().sort()).toEqual(
    Object.keys(links)
      .map((name) => [name, `${SITE}/${name}`])
      .sort(),
  );
  endPart();
  beginPart();
  await draw({ websiteUrl: SITE });
  expect(shownLinks()).toEqual([['Website', SITE]]);
  expect(screen.queryByText(/video/i)).toBeNull();
});

it('a video is asked of its host when its window is opened, by the link of the player [DET-01]', async () => {
  await draw({ youtubleUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' });
  expect(document.querySelector('iframe')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Watch video' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByTitle('Video of Carrot Finance').getAttribute('src')).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  );
});
