import { afterEach, expect, it } from '@jest/globals';
import { earlyText } from '@rab/ui';
import { UiProvider } from '@rab/ui/connected';
import { act, cleanup, render } from '@testing-library/react';
import { drawnContentAt, keepDrawnContent } from './DrawnContent.tsx';

afterEach(cleanup);

const show = (content: ReturnType<typeof drawnContentAt>, at = 'shell') => (
  <UiProvider>{at === 'shell' ? <div id="shell">{content}</div> : <section id="area">{content}</section>}</UiProvider>
);

it('the nodes of the page stay the same, in the shell and in its area, until the area has drawn its own [FST-04, FST-05]', async () => {
  history.replaceState({}, '', '/create-lock');
  document.body.innerHTML =
    '<script type="application/json" id="drawn">{}</script><main data-drawn><h1>Create Lock</h1><input></main>';
  const [heading, field] = [document.querySelector('h1'), document.querySelector('input') as HTMLInputElement];
  field.value = 'typed';
  expect(drawnContentAt('/create-lock')).toBeUndefined();
  keepDrawnContent();
  document.querySelector('main')?.remove();
  expect(drawnContentAt('/view-sales')).toBeUndefined();
  const content = drawnContentAt('/create-lock');
  const { rerender } = render(show(content));
  expect(document.querySelector('#shell h1')).toBe(heading);
  expect(heading?.closest('[aria-busy=true]')).not.toBeNull();
  rerender(show(content, 'area'));
  await act(async () => {});
  expect(document.querySelector('#area input')).toBe(field);
  expect(field.value).toBe('typed');
  expect(drawnContentAt('/create-lock')).toBeDefined();
  rerender(show(<h1>Drawn by the area</h1>, 'area'));
  await act(async () => {});
  expect(document.querySelector('h1')?.textContent).toBe('Drawn by the area');
  expect(drawnContentAt('/create-lock')).toBeUndefined();
});

it('the program keeps what the index has put into the page, unless the visitor has chosen another chain [FST-01]', () => {
  history.replaceState({}, '', '/view-sales');
  const keep = () => {
    document.body.innerHTML =
      '<script type="application/json" id="drawn">{}</script><main data-drawn><b data-early="0.name">Meadow</b></main>';
    keepDrawnContent();
    return earlyText('0.name');
  };
  document.documentElement.dataset.elsewhere = '';
  expect(keep()).toBeUndefined();
  delete document.documentElement.dataset.elsewhere;
  expect(keep()).toBe('Meadow');
});

it('nothing of it is shown once the page’s head has found another release [FST-05]', () => {
  history.replaceState({}, '', '/create-lock');
  document.body.innerHTML =
    '<script type="application/json" id="drawn">{}</script><main data-drawn><h1>Create Lock</h1></main>';
  keepDrawnContent();
  const content = drawnContentAt('/create-lock');
  document.getElementById('drawn')?.remove();
  document.body.innerHTML = '';
  expect(drawnContentAt('/create-lock')).toBeUndefined();
  render(show(content));
  expect(document.querySelector('h1')).toBeNull();
});
