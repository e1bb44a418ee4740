import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { addCatalogues, type Catalogue, isDraft, speak } from './catalogues.ts';
import { i18n } from './i18n.ts';
import { useLanguage } from './useLanguage.ts';

const sentence = (count: number) => plural(count, { one: '# lock', other: '# locks' });
/** Ids of messages, as the macros make them: a message that is asked for says its id. */
const idsOf = (say: () => void): string[] => {
  const ids: string[] = [];
  const end = i18n.on('missing', ({ id }) => void ids.push(id));
  say();
  end();
  return ids;
};
const [lockId = '', locksId = '', boldId = ''] = idsOf(() => {
  t`Create Lock`;
  sentence(1);
  render(<Trans>You have {String(7)} locks</Trans>).unmount();
});

const served = new Map<string, Catalogue | Promise<Catalogue>>();
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  globalThis.fetch = jest.fn(async (url: unknown) => {
    asked.push(new URL(String(url)).pathname);
    const catalogue = served.get(new URL(String(url)).pathname);
    return { ok: catalogue !== undefined, json: async () => catalogue } as Response;
  }) as typeof fetch;
});
afterEach(async () => {
  cleanup();
  await act(() => speak('en'));
});

/** A part that keeps what was typed, below one that only draws. */
function Typed() {
  const [text, setText] = useState('');
  return <input aria-label={t`Create Lock`} value={text} onChange={({ target }) => setText(target.value)} />;
}
const Frame = () => (
  <main>
    <Typed />
    <Trans>You have {String(7)} locks</Trans>
  </main>
);
function Page() {
  useLanguage();
  return <Frame />;
}

it('English is there at once and asks for nothing [LNG-02]', async () => {
  expect(addCatalogues('/area/')).toBeUndefined();
  await speak('en');
  expect([t`Create Lock`, sentence(1), sentence(2)]).toEqual(['Create Lock', '1 lock', '2 locks']);
  expect(asked).toEqual([]);
});

it('a change draws everything below the page again, and what was typed is kept [LNG-02]', async () => {
  served.set('/area/es.json', { messages: { [lockId]: ['Crear bloqueo'], [boldId]: ['Tienes ', ['0'], ' bloqueos'] } });
  addCatalogues('/area/');
  render(<Page />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Create Lock' });
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Team');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(() => speak('es'));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Crear bloqueo' }).value).toBe('Team');
  expect(document.body.textContent).toContain('Tienes 7 bloqueos');
});

it('what a catalogue lacks is English, and plurals are those of the language [LNG-02]', async () => {
  const cases = { zero: ['لا شيء'], two: ['قفلان'], few: ['#', ' أقفال'], other: ['#', ' قفل'] };
  served.set('/area/ar.json', { isDraft: true, messages: { [locksId]: [['count', 'plural', cases]] } });
  addCatalogues('/area/');
  await speak('ar');
  expect(isDraft('ar')).toBe(true);
  expect(isDraft('es')).toBe(false);
  expect(t`Create Lock`).toBe('Create Lock');
  expect([sentence(2), sentence(3)]).toEqual(['قفلان', '3 أقفال']);
});

it('a build without the language, or one that does not answer, keeps no other from being shown [LNG-02]', async () => {
  served.set('/area/vi.json', { messages: { [lockId]: ['Tạo khóa'] } });
  addCatalogues('/area/');
  addCatalogues('/other/');
  jest.mocked(fetch).mockImplementationOnce(async () => {
    throw new TypeError('away');
  });
  await speak('vi');
  // the first one failed, the other has none: asked again, the first one answers
  await speak('en');
  await speak('vi');
  expect(t`Create Lock`).toBe('Tạo khóa');
});

it('words that come late are shown when they come, and nothing waits for them longer than for a while [LNG-02]', async () => {
  let answer: (catalogue: Catalogue) => void = () => {};
  served.set(
    '/area/de.json',
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  addCatalogues('/area/');
  render(<Page />);
  jest.useFakeTimers();
  const change = speak('de');
  await jest.advanceTimersByTimeAsync(4_900);
  expect(i18n.locale).toBe('en');
  await act(async () => {
    await jest.advanceTimersByTimeAsync(200);
    await change;
  });
  jest.useRealTimers();
  expect(i18n.locale).toBe('de');
  expect(screen.getByRole('textbox', { name: 'Create Lock' })).toBeTruthy();
  // late words of one language are not those of another that was chosen meanwhile
  await act(() => speak('en'));
  await act(async () => answer({ messages: { [lockId]: ['Sperre anlegen'] } }));
  expect(screen.getByRole('textbox', { name: 'Create Lock' })).toBeTruthy();
  await act(() => speak('de'));
  expect(await screen.findByRole('textbox', { name: 'Sperre anlegen' })).toBeTruthy();
});

it('of several choices the last one counts, and a build that comes later brings its words before it is drawn [LNG-02]', async () => {
  served.set('/late/tr.json', { messages: { [lockId]: ['Kilit oluştur'] } });
  const first = speak('es');
  const last = speak('tr');
  const words = addCatalogues('/late/');
  await Promise.all([first, last, words]);
  expect([i18n.locale, t`Create Lock`]).toEqual(['tr', 'Kilit oluştur']);
});
