import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { UiProvider } from '../connected/UiProvider.tsx';
import { Facts } from './Facts.tsx';
import { GuideContext } from './GlossaryHint.tsx';

const ENTRY = { meaning: 'The most that a sale takes.', page: 'soft-cap' };

const show = (guide: string | undefined, page = ENTRY.page) =>
  render(
    <UiProvider>
      <GuideContext value={guide}>
        <Facts facts={[{ label: 'Hard cap', glossary: { ...ENTRY, page }, value: '5' }]} />
      </GuideContext>
    </UiProvider>,
  );
const hint = () => screen.getByRole('button', { name: 'Explain' });

it('a term says what it means when its button is pressed, with the page of the guide, until Escape [LNG-05]', async () => {
  show('https://guide.example/');
  expect(hint().getAttribute('aria-description')).toBe('Hard cap');
  expect(hint().getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(hint());
  expect((await screen.findByRole('status')).textContent).toBe(ENTRY.meaning);
  expect(hint().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('link', { name: 'Learn more' }).getAttribute('href')).toBe(
    'https://guide.example/soft-cap.html',
  );
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByRole('status')).toBeNull();
});

it('leads to the heading that is meant, and nowhere where the platform has no guide [LNG-05]', async () => {
  const { unmount } = show('https://guide.example/', 'vesting#vesting-of-a-lock');
  fireEvent.click(hint());
  expect((await screen.findByRole('link')).getAttribute('href')).toBe(
    'https://guide.example/vesting.html#vesting-of-a-lock',
  );
  unmount();
  show(undefined);
  fireEvent.click(hint());
  expect((await screen.findByRole('status')).textContent).toBe(ENTRY.meaning);
  expect(screen.queryByRole('link')).toBeNull();
});

it('stays while focus goes from the button to the link, and closes behind it [LNG-05]', async () => {
  show('https://guide.example/');
  fireEvent.click(hint());
  fireEvent.blur(hint(), { relatedTarget: await screen.findByRole('link') });
  expect(screen.getByRole('link')).toBeTruthy();
  fireEvent.blur(screen.getByRole('link'), { relatedTarget: document.body });
  expect(screen.queryByRole('link')).toBeNull();
});
