import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { endEarlyActs, keepFocus, repeatEarlyActs } from './earlyActs.ts';

const FIRST = readFileSync(join(import.meta.dirname, '../static/first.js'), 'utf8');
const pressed = jest.fn();

/** The program's page: a field and two buttons of one name, of which the second one comes later. */
function Page({ isWhole }: { isWhole: boolean }) {
  const [text, setText] = useState('');
  return (
    <main>
      <label>
        Title <input name="title" value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <p>{text}</p>
      <button type="button" onClick={() => pressed('first', text)}>
        Go
      </button>
      {isWhole && (
        <button type="button" onClick={() => pressed('second', text)}>
          Go
        </button>
      )}
    </main>
  );
}

const STATIC = `<main data-drawn><form><label>Title <input name="title" value=""></label></form><button type="button">Go</button><button type="button">Go</button></main>`;
let root: Root;
const draw = (isWhole: boolean) => act(async () => root.render(<Page isWhole={isWhole} />));
const field = () => document.querySelector('input') as HTMLInputElement;
const buttons = () => document.querySelectorAll('button');
const container = () => document.getElementById('root') as HTMLElement;
const repeat = () => act(async () => repeatEarlyActs());

beforeEach(() => {
  jest.useFakeTimers();
  pressed.mockReset();
  document.body.innerHTML = `<div id="root" data-static>${STATIC}</div>`;
  // else it asks the device for its theme
  localStorage.setItem('rab.colorMode.v1', '"dark"');
  new Function(FIRST)();
});
afterEach(async () => {
  await act(async () => root.unmount());
  // what still waits for its counterpart is given up
  jest.advanceTimersByTime(20_000);
  jest.useRealTimers();
  localStorage.clear();
});

/** The program draws its page in the place of the static one. */
async function start(isWhole = true) {
  container().removeAttribute('data-static');
  root = createRoot(container());
  await draw(isWhole);
}

it('what was typed and pressed is done once, in its order, as soon as its counterpart is there [FST-03]', async () => {
  fireEvent.input(field(), { target: { value: 'Te' } });
  fireEvent.click(buttons()[0] as Element);
  fireEvent.input(field(), { target: { value: 'Team' } });
  fireEvent.click(buttons()[1] as Element);
  await start(false);
  await repeat();
  expect(pressed.mock.calls).toEqual([['first', 'Team']]);
  expect(document.querySelector('p')?.textContent).toBe('Team');
  await draw(true);
  expect(pressed.mock.calls).toEqual([
    ['first', 'Team'],
    ['second', 'Team'],
  ]);
  await draw(false);
  await draw(true);
  expect(pressed).toHaveBeenCalledTimes(2);
});

it('the visitor stays in the field, and where the caret was [FST-03]', async () => {
  field().focus();
  fireEvent.input(field(), { target: { value: 'Team' } });
  field().setSelectionRange(2, 2);
  await start();
  expect(document.activeElement).toBe(document.body);
  await repeat();
  expect(document.activeElement).toBe(field());
  expect([field().value, field().selectionStart]).toEqual(['Team', 2]);
});

it('the keyboard stays on a button, of several of one name on the same, also on one that is reached while React takes the page over [FST-03]', async () => {
  buttons()[0]?.focus();
  endEarlyActs();
  buttons()[1]?.focus();
  await start(false);
  await repeat();
  expect(document.activeElement).toBe(document.body);
  await draw(true);
  expect(document.activeElement).toBe(buttons()[1]);
  expect(pressed).not.toHaveBeenCalled();
});

it('a visitor who has gone elsewhere since is left there [FST-03]', async () => {
  field().focus();
  await start();
  buttons()[0]?.focus();
  await repeat();
  expect(document.activeElement).toBe(buttons()[0]);
});

it('a press without a counterpart holds up what was drawn ahead only, not what comes after it [FST-03]', async () => {
  fireEvent.click(buttons()[1] as Element);
  fireEvent.input(field(), { target: { value: 'Team' } });
  const kept = document.createElement('div');
  kept.dataset.drawn = '';
  await start(false);
  document.body.append(kept);
  await repeat();
  expect(field().value).toBe('');
  await act(async () => kept.remove());
  expect(field().value).toBe('Team');
  expect(pressed).not.toHaveBeenCalled();
});

it('a button whose name the page did not know yet is its counterpart by its place [FST-03]', async () => {
  (buttons()[1] as Element).innerHTML = '<span data-unknown>BNB</span>';
  fireEvent.click(buttons()[1] as Element);
  await start();
  await repeat();
  expect(pressed.mock.calls).toEqual([['second', '']]);
});

it('what is pressed while React takes the page over is React’s alone [FST-03]', async () => {
  endEarlyActs();
  document.querySelector('main')?.removeAttribute('data-drawn');
  fireEvent.click(buttons()[0] as Element);
  await start();
  await repeat();
  expect(pressed).not.toHaveBeenCalled();
});

it('a visitor in a field of the drawn page stays there when the page is moved [FST-03]', () => {
  field().focus();
  fireEvent.input(field(), { target: { value: 'Team' } });
  field().setSelectionRange(1, 3);
  const nodes = [...(document.querySelector('main')?.childNodes ?? [])];
  const place = document.createElement('div');
  place.dataset.drawn = '';
  document.body.append(place);
  place.append(...nodes);
  expect(document.activeElement).toBe(document.body);
  keepFocus();
  expect(document.activeElement).toBe(field());
  expect([field().selectionStart, field().selectionEnd]).toEqual([1, 3]);
  root = createRoot(container());
});

it('a visitor whose field is hidden until the program has begun is back in it then [FST-03]', async () => {
  field().focus();
  const kept = document.createElement('div');
  kept.dataset.drawn = '';
  kept.append(...(document.querySelector('main')?.childNodes ?? []));
  container().removeAttribute('data-static');
  document.body.append(kept);
  expect(document.activeElement).toBe(document.body);
  await repeat();
  expect(document.activeElement).toBe(field());
  root = createRoot(container());
});

it('a visitor who has pressed next to the field is in none [FST-03]', async () => {
  field().focus();
  fireEvent.pointerDown(document.querySelector('main') as Element);
  await start();
  await repeat();
  expect(document.activeElement).toBe(document.body);
});

it('a form is not sent by the browser before the program is there, and by the program afterwards [FST-03]', async () => {
  const form = document.querySelector('form') as HTMLFormElement;
  expect(fireEvent.submit(form)).toBe(false);
  await start();
  document.querySelector('main')?.append(form);
  expect(fireEvent.submit(form)).toBe(true);
});

it.each([
  ['the program', 0, 20_000],
  ['its press, however late the program is', 15_000, 5_001],
])('a press whose button does not come is given up twenty seconds after %s [FST-03]', async (_, before, after) => {
  fireEvent.click(buttons()[1] as Element);
  jest.advanceTimersByTime(before);
  await start(false);
  await repeat();
  await act(async () => jest.advanceTimersByTime(after));
  await draw(true);
  expect(pressed).not.toHaveBeenCalled();
});

it('a press whose button does not come is given up when the visitor opens another page [FST-03]', async () => {
  fireEvent.click(buttons()[1] as Element);
  await start(false);
  await repeat();
  history.pushState({}, '', '/elsewhere');
  await draw(true);
  history.replaceState({}, '', '/');
  expect(pressed).not.toHaveBeenCalled();
});

it('what is done on the program’s page is the program’s alone [FST-03]', async () => {
  await start();
  fireEvent.click(buttons()[0] as Element);
  await repeat();
  expect(pressed).toHaveBeenCalledTimes(1);
});
