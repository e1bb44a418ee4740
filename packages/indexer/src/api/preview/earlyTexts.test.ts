import { expect, it } from '@jest/globals';
import { withEarlyTexts } from './earlyTexts.ts';

const PAGE =
  '<h1><span data-early="name" class="rab-1"></span></h1><span class="rab-2" data-early="state.positive"></span><b data-early="raised"></b>';

it('texts are put into the places of their names, each as a text, and what is not known stays empty [FST-01]', () => {
  expect(
    withEarlyTexts(PAGE, { name: '<img src=x onerror="x">&$1$&', 'state.positive': 'Sale Live', other: 'x' }),
  ).toBe(
    '<h1><span data-early="name" class="rab-1">&lt;img src=x onerror=&quot;x&quot;&gt;&amp;$1$&amp;</span></h1>' +
      '<span class="rab-2" data-early="state.positive">Sale Live</span><b data-early="raised"></b>',
  );
});

it('a place that has a text already, and a name that every object has, are left alone [FST-01]', () => {
  const page = '<i data-early="name">here</i><i data-early="constructor"></i>';
  expect(withEarlyTexts(page, { name: 'Meadow' })).toBe(page);
});
