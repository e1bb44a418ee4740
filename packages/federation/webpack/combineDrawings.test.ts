import { describe, expect, it } from '@jest/globals';
import { combineDrawings, commonHtml } from './combineDrawings.mjs';

describe('what two drawings of a page have in common [FST-01]', () => {
  it('shows the same text, keeps the room of another one, and leaves out other attributes', () => {
    expect(
      commonHtml(
        '<p class="a"><a href="/x/1" id="k">Fee in BNB</a>of 1</p>',
        '<p class="a"><a href="/x/2" id="k">Fee in ETH</a>of 1</p>',
      ),
    ).toBe('<p class="a"><a id="k"><span data-unknown>Fee in BNB</span></a>of 1</p>');
  });

  it('has the frame of a picture that depends on what it shows', () => {
    expect(commonHtml('<i><svg width="1" id="a"><path d="1"/></svg></i>', '<i><svg width="1" id="b"></svg></i>')).toBe(
      '<i><svg width="1"></svg></i>',
    );
    const same = '<svg width="1"><path d="1"/></svg>';
    expect(commonHtml(same, same)).toBe(same);
  });

  it('has neither what only the program needs, nor styles that the policy refuses', () => {
    const html = '<div style="width:1px"><!--$!--><template data-dgst="x"></template>Loading<!--/$--></div>';
    expect(commonHtml(html, html)).toBe('<div>Loading</div>');
  });

  it.each([
    ['an element more', '<p>a<b>c</b></p>'],
    ['another element', '<div>a</div>'],
  ])('refuses a page that has %s for another address', (_, other) => {
    expect(() => commonHtml('<p>a</p>', other)).toThrow('its elements depend on');
  });
});

it('a drawn page asks ahead what is the same but for the address and the configuration, and nothing that depends on more [FST-02]', () => {
  const drawing = (questions: string[]) => ({
    html: '<p>a</p>',
    css: 'p{}',
    contracts: ['rabbitLock'],
    questions: questions.map((body) => ({ subgraph: 'lock', body })),
  });
  const page = combineDrawings(
    [drawing(['{"id":"0xab"}', '{"before":1}']), drawing(['{"before":2}', '{"id":"0xcd"}'])],
    [[['0xab', ':parameter']], [['0xcd', ':parameter']]],
  );
  expect(page).toEqual({
    html: '<p>a</p>',
    css: 'p{}',
    contracts: ['rabbitLock'],
    questions: [{ subgraph: 'lock', body: '{"id":":parameter"}' }],
  });
});
