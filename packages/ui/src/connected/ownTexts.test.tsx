import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { Amount } from '../core/Amount.tsx';
import { UiProvider } from './UiProvider.tsx';

afterEach(cleanup);

/** The ways in which translations put their element in a text's place. */
const WAYS: Readonly<Record<string, (text: Text, font: HTMLElement) => void>> = {
  'in one step': (text, font) => text.replaceWith(font),
  'in two steps': (text, font) => {
    text.parentNode?.insertBefore(font, text);
    text.remove();
  },
  'behind it': (text, font) => {
    text.after(font);
    text.remove();
  },
};

function Outcome({ amount, isOpen }: { amount: number; isOpen: boolean }) {
  return (
    <section>
      <p>You get {amount * 1_000} TRNS</p>
      <p>Sum: {amount}</p>
      <div>
        {isOpen && 'Open '}
        {amount}
        {isOpen ? <b>now</b> : 'closed'}
      </div>
      <i>{`Alone ${amount}`}</i>
    </section>
  );
}

describe.each(Object.entries(WAYS))('a page that is translated %s [ENG-01, BRW-03]', (_, put) => {
  /** Draws, and says what is seen afterwards. */
  async function open() {
    const draw = (amount: number, isOpen: boolean) => (
      <UiProvider>
        <Outcome amount={amount} isOpen={isOpen} />
      </UiProvider>
    );
    const { rerender, container } = render(draw(1, true));
    const translate = () =>
      act(async () => {
        const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const text of texts.filter(
          ({ data, parentElement }) => data !== '' && parentElement?.nodeName !== 'FONT',
        )) {
          const font = document.createElement('font');
          font.append(Object.assign(document.createElement('font'), { textContent: text.data.toUpperCase() }));
          put(text, font);
        }
      });
    const show = (amount: number, isOpen: boolean) => act(async () => rerender(draw(amount, isOpen)));
    return { translate, show, text: () => container.textContent };
  }

  it('shows what changes, and takes away what goes', async () => {
    const { translate, show, text } = await open();
    await translate();
    expect(text()).toBe('YOU GET 1000 TRNSSUM: 1OPEN 1NOWALONE 1');
    await show(2, true);
    expect(text()).toBe('YOU GET 2000 TRNSSUM: 2OPEN 2NOWAlone 2');
    await translate();
    await show(3, false);
    expect(text()).toBe('YOU GET 3000 TRNSSUM: 33closedAlone 3');
    await show(4, true);
    expect(text()).toBe('YOU GET 4000 TRNSSUM: 4Open 4nowAlone 4');
  });
});

it('amounts and addresses are not translated [ENG-01, BRW-03]', () => {
  const { container } = render(
    <UiProvider>
      <Amount value={1_500n} decimals={3} symbol="DAYS" />
    </UiProvider>,
  );
  expect(container.querySelector('.notranslate')?.textContent).toContain('1.5');
});
