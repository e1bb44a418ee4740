import '@rab/testing/patience';
import { afterEach, expect, it, jest } from '@jest/globals';
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
const isShown = () => screen.queryByText(ENTRY.meaning) !== null;
const onEscape = jest.fn();
afterEach(() => document.removeEventListener('keydown', onEscape, true));

it('a term says what it means when its button is pressed, with the page of the guide, and to a screen reader with the button [LNG-05]', async () => {
  show('https://guide.example/');
  expect(hint().getAttribute('aria-description')).toBe(ENTRY.meaning);
  expect(hint().getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(hint());
  expect(await screen.findByText(ENTRY.meaning)).toBeTruthy();
  expect(hint().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('link', { name: 'Learn more' }).getAttribute('href')).toBe(
    'https://guide.example/soft-cap.html',
  );
  fireEvent.click(hint());
  expect(isShown()).toBe(false);
});

it('a hint leads to the heading that is meant, and nowhere where the platform has no guide [LNG-05]', async () => {
  const { unmount } = show('https://guide.example/', 'vesting#vesting-of-a-lock');
  fireEvent.click(hint());
  expect((await screen.findByRole('link')).getAttribute('href')).toBe(
    'https://guide.example/vesting.html#vesting-of-a-lock',
  );
  unmount();
  show(undefined);
  fireEvent.click(hint());
  expect(await screen.findByText(ENTRY.meaning)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('Escape closes it and not the dialog around it, and gives the focus of the link back to the button [LNG-05]', async () => {
  // as a dialog listens, before it opens
  document.addEventListener('keydown', onEscape, true);
  show('https://guide.example/');
  fireEvent.click(hint());
  const link = await screen.findByRole('link');
  link.focus();
  fireEvent.keyDown(link, { key: 'Escape' });
  expect(isShown()).toBe(false);
  expect(document.activeElement).toBe(hint());
  expect(onEscape).not.toHaveBeenCalled();
  fireEvent.keyDown(hint(), { key: 'Escape' });
  expect(onEscape).toHaveBeenCalledTimes(1);
});

it('a hint stays while focus goes from the button to the link or nowhere, and closes when it leaves both or when something else is pressed [LNG-05]', async () => {
  show('https://guide.example/');
  fireEvent.click(hint());
  fireEvent.blur(hint(), { relatedTarget: await screen.findByRole('link') });
  fireEvent.blur(screen.getByRole('link'), { relatedTarget: null });
  expect(isShown()).toBe(true);
  fireEvent.blur(screen.getByRole('link'), { relatedTarget: document.body });
  expect(isShown()).toBe(false);
  fireEvent.click(hint());
  fireEvent.pointerDown(screen.getByText(ENTRY.meaning));
  expect(isShown()).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(isShown()).toBe(false);
});

it('a mouse above it shows it until it leaves, and a press does not hide it meanwhile; a finger only presses [LNG-05]', async () => {
  show(undefined);
  const mouse = (type: 'pointerOver' | 'pointerOut', pointerType: string) => {
    const event = new MouseEvent(type.toLowerCase(), { bubbles: true, relatedTarget: document.body });
    fireEvent(hint(), Object.assign(event, { pointerType }));
  };
  mouse('pointerOver', 'touch');
  mouse('pointerOut', 'touch');
  expect(isShown()).toBe(false);
  mouse('pointerOver', 'mouse');
  expect(await screen.findByText(ENTRY.meaning)).toBeTruthy();
  fireEvent.click(hint());
  expect(isShown()).toBe(true);
  mouse('pointerOut', 'mouse');
  expect(isShown()).toBe(false);
});

it('in a form its button sends nothing [LNG-05]', () => {
  show(undefined);
  expect(hint().getAttribute('type')).toBe('button');
});
